/** Fetches the dialog's code, and Firebase's with it. */
export const loadDialog = () => import('./UploadDialog.tsx');
