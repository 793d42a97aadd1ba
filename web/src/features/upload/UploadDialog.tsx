import type { CurrentUser } from '@lantern/functions/contract/routes';
import { useState } from 'react';
import { strings } from '../../strings/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCurrentUser } from '../../store/user.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SessionOver } from './SessionOver.tsx';
import { UploadForm } from './UploadForm.tsx';
import { useUpload } from './useUpload.ts';

const side = 600;

interface Props {
  user: CurrentUser;
  onClose: () => void;
}

/** The dialog that publishes a video. With work in it, closing asks first. */
export default function UploadDialog({ user, onClose }: Props) {
  const current = useCurrentUser();
  const upload = useUpload(current?._id ?? user._id, onClose);
  const sessionOver = current === null;
  const [asking, setAsking] = useState(false);

  const discard = () => {
    upload.cancel();
    onClose();
  };

  return (
    <Dialog
      title={strings.upload.title}
      closeLabel={strings.common.close}
      width={side}
      height={side}
      onFiles={upload.drop}
      onClose={() => {
        if (upload.hasWork) setAsking(true);
        else discard();
      }}
    >
      <UploadForm upload={upload} />
      {sessionOver && !asking && <SessionOver />}
      {asking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={discard} />}
    </Dialog>
  );
}
