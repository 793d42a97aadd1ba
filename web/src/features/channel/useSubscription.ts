import type { PublicUser } from '@lantern/functions/contract/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api/client.ts';
import { subscriptionChanged, useCurrentUser } from '../../store/user.ts';
import { strings } from '../../strings/index.ts';
import { useSignInFirst, useTellFailure } from '../auth/index.ts';
import { channelKey } from './useChannel.ts';

/** Whether the current user is subscribed to a channel, and the press that changes it. */
export function useSubscription(channelId: string): { subscribed: boolean; toggle: () => void } {
  const user = useCurrentUser();
  const queries = useQueryClient();
  const signInFirst = useSignInFirst();
  const tellFailure = useTellFailure();
  const sending = useRef(false);
  const subscribed = user?.subscribedUsers.includes(channelId) ?? false;

  const show = (to: boolean) => {
    subscriptionChanged(channelId, to);
    queries.setQueryData<PublicUser>(
      channelKey(channelId),
      (channel) => channel && { ...channel, subscribers: Math.max(0, channel.subscribers + (to ? 1 : -1)) },
    );
  };

  const change = async (to: boolean) => {
    if (sending.current) return;
    sending.current = true;
    show(to);
    try {
      const channel = await call(to ? 'subscribe' : 'unsubscribe', { params: { channelId } });
      queries.setQueryData(channelKey(channelId), channel);
      queries.removeQueries({ queryKey: ['feed', 'sub'] });
    } catch (error) {
      show(!to);
      tellFailure(error, strings.watch.subscribeFailed, () => void change(to));
    } finally {
      sending.current = false;
    }
  };

  return {
    subscribed,
    toggle: () => {
      if (user === null) signInFirst();
      else void change(!subscribed);
    },
  };
}
