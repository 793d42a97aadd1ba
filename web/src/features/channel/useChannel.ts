import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';

export const channelKey = (channelId: string) => ['user', channelId] as const;

/** What everybody sees of a channel. */
export function useChannel(channelId: string) {
  return useQuery({
    queryKey: channelKey(channelId),
    queryFn: ({ signal }) => call('findUser', { params: { userId: channelId }, anonymous: true, signal }),
  });
}
