import styled from '@emotion/styled';
import { CloudOff, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureWords } from '../../lib/failureWords.ts';
import { useOnScreen } from '../../lib/useOnScreen.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { below } from '../../ui/theme/tokens.ts';
import { FurtherFailed, WideCard, WideCardSkeleton } from '../feed/index.ts';
import { FilterBar } from './FilterBar.tsx';
import { filtered, readFilters, type Filters } from './filters.ts';
import { useSearch } from './useSearch.ts';

const words = strings.search;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 1100px;
  ${below.phone} {
    gap: 24px;
    padding-top: 0;
  }
`;

function Results({ query, filters, onClear }: { query: string; filters: Filters; onClear: () => void }) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useSearch(query);
  const [now] = useState(Date.now);
  const end = useOnScreen<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage && error === null) void fetchNextPage();
  }, data?.length);
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
  const left = filtered(data, filters, now);
  if (left.length === 0 && !hasNextPage) {
    return (
      <Notice icon={SearchX} title={words.noneLeft} hint={words.noneLeftHint}>
        <Button onClick={onClear}>{words.clearFilters}</Button>
      </Notice>
    );
  }
  return (
    <>
      <List aria-label={words.results(query)}>
        {left.map((video, index) => (
          <li key={video._id}>
            <WideCard video={video} eager={index < 3} />
          </li>
        ))}
      </List>
      <div ref={end} />
      {isFetchingNextPage && (
        <List as="div" aria-hidden="true" css={{ paddingTop: 16 }}>
          <WideCardSkeleton />
        </List>
      )}
      {error !== null && <FurtherFailed error={error} onRetry={() => void fetchNextPage()} />}
    </>
  );
}

/** What was found for the query in the address, ordered and filtered as it says. */
export default function SearchPage() {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  if (query.trim() === '') {
    return (
      <Page title={strings.common.pageTitle(words.emptyTitle)} heading={words.emptyTitle} hideHeading>
        <Notice icon={Search} title={words.ask} hint={words.askHint} />
      </Page>
    );
  }

  const filters = readFilters(params);
  const choose = (name: keyof Filters, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <Page title={strings.common.pageTitle(query)} heading={words.results(query)} hideHeading>
      <FilterBar filters={filters} onChoose={choose} />
      <Results
        key={query}
        query={query}
        filters={filters}
        onClear={() => setParams({ q: query }, { replace: true })}
      />
    </Page>
  );
}
