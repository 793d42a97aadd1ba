import styled from '@emotion/styled';
import { CloudOff, Search, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { failureWords } from '../../lib/failureWords.ts';
import { useOnScreen } from '../../lib/useOnScreen.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { below } from '../../ui/theme/tokens.ts';
import { WideCard, WideCardSkeleton } from '../feed/index.ts';
import { useSearch } from './useSearch.ts';

const words = strings.search;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 1100px;
  margin-inline: auto;
  ${below.phone} {
    gap: 24px;
    padding-top: 0;
  }
`;

function Results({ query }: { query: string }) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useSearch(query);
  const end = useOnScreen<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage && error === null) void fetchNextPage();
  });
  if (isPending) {
    return (
      <List as="div" aria-busy="true" aria-label={strings.common.loading}>
        {Array.from({ length: 6 }, (_, index) => (
          <WideCardSkeleton key={index} />
        ))}
      </List>
    );
  }
  if (data === undefined) {
    return (
      <Notice icon={CloudOff} title={words.failed} hint={failureWords(error, strings.common.failed)} alert>
        <Button variant="primary" onClick={() => void refetch()}>
          {strings.common.retry}
        </Button>
      </Notice>
    );
  }
  if (data.length === 0) return <Notice icon={SearchX} title={words.none(query)} hint={words.noneHint} />;
  return (
    <>
      <List aria-label={words.results(query)}>
        {data.map((video, index) => (
          <li key={video._id}>
            <WideCard video={video} eager={index < 3} />
          </li>
        ))}
      </List>
      <div ref={end} />
    </>
  );
}

/** What was found for the query in the address. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const query = params.get('q') ?? '';
  if (query.trim() === '') {
    return (
      <Page title={strings.common.pageTitle(words.emptyTitle)} heading={words.emptyTitle} hideHeading>
        <Notice icon={Search} title={words.ask} hint={words.askHint} />
      </Page>
    );
  }
  return (
    <Page title={strings.common.pageTitle(query)} heading={words.results(query)} hideHeading>
      <Results key={query} query={query} />
    </Page>
  );
}
