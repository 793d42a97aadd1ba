import { TriangleAlert } from 'lucide-react';
import { PartError } from '../lib/loadPart.ts';
import { strings } from '../strings/index.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';

/** Stands where a page broke, or could not be loaded. */
export function CrashPage({ error }: { error: unknown }) {
  const { unexpected, crashed, notLoaded, notLoadedHint, reload } = strings.errors;
  const words =
    error instanceof PartError
      ? { title: notLoaded, hint: notLoadedHint }
      : { title: unexpected, hint: crashed };
  return (
    <Page title={strings.common.pageTitle(words.title)} heading={words.title} hideHeading>
      <Notice icon={TriangleAlert} {...words} alert>
        <Button variant="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
      </Notice>
    </Page>
  );
}
