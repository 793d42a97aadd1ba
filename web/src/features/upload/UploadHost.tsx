import { LoadingBar } from '../../ui/LoadingBar.tsx';
import { closeUpload, useUploadHost } from './uploadHost.ts';

/** Where the upload dialog stands while it is open. */
export function UploadHost() {
  const { opening, dialog } = useUploadHost();
  return (
    <>
      {opening && <LoadingBar />}
      {dialog && <dialog.Dialog user={dialog.uploader} onClose={closeUpload} />}
    </>
  );
}
