import { CloudOff, VideoOff } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ProblemError } from '../../lib/api/problem.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { paths } from '../../paths.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCurrentVideo } from './useCurrentVideo.ts';
import { Watch } from './Watch.tsx';

const words = strings.watch;

/** The page of one video. */
export default function WatchPage() {
  const { videoId = '' } = useParams();
  const { video, error, retry } = useCurrentVideo(videoId);
  if (error === undefined) return <Watch videoId={videoId} video={video} />;

  const missing = error instanceof ProblemError && (error.status === 404 || error.code === 'invalid');
  const title = missing ? words.missing : words.failed;
  return (
    <Page title={strings.common.pageTitle(title)} heading={title} hideHeading>
      <Notice
        icon={missing ? VideoOff : CloudOff}
        title={title}
        hint={missing ? words.missingHint : failureWords(error, strings.common.failed)}
        alert
      >
        {missing ? (
          <LinkButton to={paths.home} variant="primary">
            {words.home}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={retry}>
            {strings.common.retry}
          </Button>
        )}
      </Notice>
    </Page>
  );
}
