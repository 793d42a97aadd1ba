import type { Video } from '@lantern/functions/contract/routes';
import { useRef } from 'react';
import { call } from '../../lib/api/client.ts';
import { useCurrentUser } from '../../store/user.ts';
import { changeVideo } from '../../store/video.ts';
import { strings } from '../../strings/index.ts';
import { useSignInFirst, useTellFailure } from '../auth/index.ts';
import { voted, withVotesOf, type Vote } from './vote.ts';

const callOf = { likes: 'like', dislikes: 'dislike' } as const;

/** Votes at once on the page, then at the API, one vote after the other; a refusal takes it back. */
export function useVote(video: Video): { mine: Vote | undefined; vote: (vote: Vote) => void } {
  const user = useCurrentUser();
  const signInFirst = useSignInFirst();
  const tellFailure = useTellFailure();
  const sent = useRef(Promise.resolve());
  const casts = useRef(0);
  /** The votes as the API last told them. */
  const told = useRef(video);
  const mine = (['likes', 'dislikes'] as const).find(
    (vote) => user !== null && video[vote].includes(user._id),
  );

  const send = async (vote: Vote, turn: number) => {
    let failure: unknown;
    try {
      told.current = await call(callOf[vote], { params: { videoId: video._id } });
    } catch (error) {
      failure = error;
    }
    // What became of an earlier vote would undo on the page the one that was cast meanwhile.
    if (turn !== casts.current) return;
    changeVideo(video._id, (current) => withVotesOf(current, told.current));
    if (failure !== undefined) tellFailure(failure, strings.watch.voteFailed, () => cast(vote));
  };

  const cast = (vote: Vote) => {
    if (user === null) {
      signInFirst();
      return;
    }
    if (mine === vote) return;
    changeVideo(video._id, (current) => voted(current, user._id, vote));
    const turn = ++casts.current;
    sent.current = sent.current.then(() => send(vote, turn));
  };

  return { mine, vote: cast };
}
