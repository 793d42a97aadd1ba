import type { Video } from '@lantern/functions/contract/routes';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { showPart } from '../../../lib/Part.tsx';
import { strings } from '../../../strings/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadingBar } from '../../../ui/LoadingBar.tsx';

const loadDialog = () => import('./CaptionsDialog.tsx');

/** The owner's way to a video's captions. */
export default function CaptionsTool({ video }: { video: Video }) {
  const [opening, setOpening] = useState(false);
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadDialog>>>();

  const open = async () => {
    setOpening(true);
    await showPart(loadDialog, setPart);
    setOpening(false);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => void open()}>
        <Icon icon={Captions} />
        {strings.captions.title}
      </Button>
      {opening && <LoadingBar />}
      {part && <part.default video={video} onClose={() => setPart(undefined)} />}
    </>
  );
}
