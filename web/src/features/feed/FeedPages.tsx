import { Clapperboard, Flame, SquarePlay } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../store/user.ts';
import { strings } from '../../strings/index.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Feed } from './Feed.tsx';

const words = strings.feed;

const exploreLink = (
  <LinkButton to={paths.trends} variant="primary">
    {words.explore}
  </LinkButton>
);

/** The home feed: random videos. */
export function HomePage() {
  return (
    <Page title={brand.name} heading={words.home} hideHeading>
      <Feed type="random" empty={{ icon: Clapperboard, title: words.emptyHome, hint: words.emptyHomeHint }} />
    </Page>
  );
}

/** What people watch these days. */
export function TrendsPage() {
  return (
    <Page title={strings.common.pageTitle(words.trends)} heading={words.trends}>
      <Feed type="trend" empty={{ icon: Flame, title: words.emptyTrends, hint: words.emptyTrendsHint }} />
    </Page>
  );
}

/** The newest videos of the channels that one is subscribed to; visitors are invited to sign in. */
export function SubscriptionsPage() {
  const viewer = useCurrentUser();
  const location = useLocation();
  return (
    <Page title={strings.common.pageTitle(words.subscriptions)} heading={words.subscriptions}>
      {viewer === null ? (
        <Notice icon={SquarePlay} title={words.visitorSubscriptions} hint={words.visitorSubscriptionsHint}>
          <LinkButton to={paths.signIn} state={{ from: location }} variant="primary">
            {strings.common.signIn}
          </LinkButton>
        </Notice>
      ) : (
        <Feed
          type="sub"
          viewer={viewer._id}
          empty={{
            icon: SquarePlay,
            title: words.emptySubscriptions,
            hint: words.emptySubscriptionsHint,
            action: exploreLink,
          }}
        />
      )}
    </Page>
  );
}
