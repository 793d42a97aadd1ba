import type { CurrentUser } from '@lantern/functions/contract/routes';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { strings } from '../../strings/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const loadDialog = () => import('./UploadDialog.tsx');
const UploadDialog = lazy(loadDialog);

/** Opens the upload dialog, whose code and Firebase's load only now. */
export function UploadButton({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Upload}
        label={strings.topBar.upload}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <UploadDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
