import styled from '@emotion/styled';
import { useStore } from 'zustand/react';
import { strings } from '../../strings/index.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import type { PlayerStore } from './playback/state.ts';

const Place = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  pointer-events: none;
`;

const Words = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  max-width: calc(100% - 32px);
  padding: 8px 16px;
  border-radius: ${radius.full};
  background: rgb(0 0 0 / 0.6);
  color: #fff;
`;

interface Props {
  store: PlayerStore;
  /** The skin has a screen of its own for failures. */
  skinned: boolean;
}

/** Until there is a picture: that it is on its way, or why it does not come. */
export function PlayerStatus({ store, skinned }: Props) {
  const loaded = useStore(store, (state) => state.loaded);
  const failure = useStore(store, (state) => state.failure);
  return (
    <Place role="status">
      {!loaded && failure === null && (
        <Words>
          <Spinner />
          {strings.watch.loading}
        </Words>
      )}
      {failure !== null && !skinned && <Words>{strings.player.failures[failure]}</Words>}
    </Place>
  );
}
