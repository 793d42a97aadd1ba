import { Compass } from 'lucide-react';
import { paths } from '../paths.ts';
import { strings } from '../strings/index.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';

/** What an unknown address shows. */
export function UnknownPage() {
  const { unexpected, notFound, home } = strings.errors;
  return (
    <Page title={strings.common.pageTitle(notFound)} heading={notFound} hideHeading>
      <Notice icon={Compass} title={notFound} hint={unexpected}>
        <LinkButton to={paths.home} variant="primary">
          {home}
        </LinkButton>
      </Notice>
    </Page>
  );
}
