import type { CurrentUser } from '@lantern/functions/contract/routes';
import { Upload } from 'lucide-react';
import { strings } from '../../strings/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { loadDialog } from './loadDialog.ts';
import { openUpload } from './uploadHost.ts';

/** Opens the upload dialog, whose code and Firebase's load only now. */
export function UploadButton({ user }: { user: CurrentUser }) {
  return (
    <IconButton
      icon={Upload}
      label={strings.topBar.upload}
      aria-haspopup="dialog"
      onPointerEnter={() => {
        loadDialog().catch(() => {
          // The press tries again, and tells.
        });
      }}
      onClick={() => void openUpload(user)}
    />
  );
}
