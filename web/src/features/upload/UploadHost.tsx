import { lazy, Suspense } from 'react';
import { loadPart } from '../../lib/loadPart.ts';
import { LoadingBar } from '../../ui/LoadingBar.tsx';
import { loadDialog } from './loadDialog.ts';
import { closeUpload, useUploader } from './uploadHost.ts';

const UploadDialog = lazy(() => loadPart(loadDialog));

/** Where the upload dialog stands while it is open. */
export function UploadHost() {
  const { uploader } = useUploader();
  if (uploader === null) return null;
  return (
    <Suspense fallback={<LoadingBar />}>
      <UploadDialog user={uploader} onClose={closeUpload} />
    </Suspense>
  );
}
