import { TriangleAlert } from 'lucide-react';
import { strings } from '../strings/index.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Stands where a page broke. */
export function CrashPage() {
  return (
    <Notice icon={TriangleAlert} title={strings.errors.unexpected} hint={strings.errors.crashed} alert>
      <Button variant="primary" onClick={() => location.reload()}>
        {strings.errors.reload}
      </Button>
    </Notice>
  );
}
