export { UploadButton } from './UploadButton.tsx';
export { UploadHost } from './UploadHost.tsx';
