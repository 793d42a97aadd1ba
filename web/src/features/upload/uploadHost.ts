import type { CurrentUser } from '@lantern/functions/contract/routes';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { showPart } from '../../lib/Part.tsx';
import { loadDialog } from './loadDialog.ts';

interface Host {
  /** Its code is on the way. */
  opening: boolean;
  /** The open dialog. Whose it is outlives their session, so that nothing in it is lost when that ends. */
  dialog: { Dialog: ComponentType<{ user: CurrentUser; onClose: () => void }>; uploader: CurrentUser } | null;
}

/** The upload dialog while it is open. */
export const useUploadHost = create<Host>()(() => ({ opening: false, dialog: null }));

/** Opens the upload dialog, as soon as its code is there. */
export async function openUpload(uploader: CurrentUser): Promise<void> {
  useUploadHost.setState({ opening: true });
  await showPart(loadDialog, ({ default: Dialog }) =>
    useUploadHost.setState({ dialog: { Dialog, uploader } }),
  );
  useUploadHost.setState({ opening: false });
}

export const closeUpload = () => useUploadHost.setState({ dialog: null });
