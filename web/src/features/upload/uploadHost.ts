import type { CurrentUser } from '@lantern/functions/contract/routes';
import { create } from 'zustand';

/** Whose upload dialog is open. It outlives their session, so that nothing in it is lost when that ends. */
export const useUploader = create<{ uploader: CurrentUser | null }>()(() => ({ uploader: null }));

export const openUpload = (uploader: CurrentUser) => useUploader.setState({ uploader });
export const closeUpload = () => useUploader.setState({ uploader: null });
