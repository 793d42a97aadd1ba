import { CloudOff } from 'lucide-react';
import { failureWords } from '../../lib/failureWords.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Told below the videos that are there when no more of them came. */
export function FurtherFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      icon={CloudOff}
      title={strings.feed.failedMore}
      hint={failureWords(error, strings.common.failed)}
      alert
    >
      <Button onClick={onRetry}>{strings.common.retry}</Button>
    </Notice>
  );
}
