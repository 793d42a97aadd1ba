import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/client.ts';

/** How long somebody has to stop writing before anything is asked. */
const pause = 120;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Titles that what is being written may become; none while nothing is written. */
export function useSuggestions(text: string, wanted: boolean): string[] {
  const query = useSettled(text.trim());
  const enabled = wanted && query !== '' && text.trim() !== '';
  const { data } = useQuery({
    queryKey: ['suggest', query],
    queryFn: ({ signal }) => call('suggestSearches', { query: { q: query }, anonymous: true, signal }),
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return enabled ? (data ?? []).slice(0, 8) : [];
}
