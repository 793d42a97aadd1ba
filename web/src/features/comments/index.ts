export { Comments } from './Comments.tsx';
