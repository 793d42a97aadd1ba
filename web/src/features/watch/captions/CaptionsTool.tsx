import type { Video } from '@lantern/functions/contract/routes';
import { Captions } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../lib/loadPart.ts';
import { strings } from '../../../strings/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadingBar } from '../../../ui/LoadingBar.tsx';

const CaptionsDialog = lazy(() => loadPart(() => import('./CaptionsDialog.tsx')));

/** The owner's way to a video's captions. */
export default function CaptionsTool({ video }: { video: Video }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={strings.captions.title}
        title={strings.captions.title}
        css={{ '&&': { width: 36, padding: 0 }, '&& > svg': { display: 'block' } }}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Captions} />
      </Button>
      {open && (
        <Suspense fallback={<LoadingBar />}>
          <CaptionsDialog video={video} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
