import styled from '@emotion/styled';
import { strings } from '../../../strings/index.ts';
import { font, radius } from '../../../ui/theme/tokens.ts';
import type { NextVideo } from '../media.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { Cover, PillButton } from './Cover.tsx';
import { look, narrow } from './look.ts';
import { Overlay } from './Overlay.tsx';

const words = strings.player;

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  width: min(320px, 80%);
  font-size: ${font.size.small};
  color: ${look.inkSoft};
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    margin: 8px 0;
    border-radius: ${radius.picture};
    object-fit: cover;
    background: ${look.panel};
  }
  strong {
    color: ${look.ink};
    font-size: ${font.size.title};
    font-weight: ${font.weight.strong};
    line-height: ${font.line.title};
  }
  ${narrow} {
    img {
      display: none;
    }
  }
`;

const Choice = styled.div`
  display: flex;
  gap: 8px;
`;

interface Props {
  parts: PlayerParts;
  next: NextVideo;
  /** Until it starts by itself; null when it waits to be asked. */
  seconds: number | null;
}

/** Announces the next video at the end of this one, and can be told not now. */
export function UpNext({ parts, next, seconds }: Props) {
  return (
    <Overlay>
      <Cover role="group" aria-label={words.upNext}>
        <Card>
          <span role="timer">{seconds === null ? words.upNext : words.upNextIn(seconds)}</span>
          {next.imgUrl && <img src={next.imgUrl} alt="" width="320" height="180" />}
          <strong>{next.title}</strong>
          {next.channelName}
        </Card>
        <Choice>
          <PillButton type="button" primary={false} onClick={() => parts.session.stay()}>
            {strings.common.cancel}
          </PillButton>
          <PillButton type="button" onClick={parts.onNext}>
            {words.playNow}
          </PillButton>
        </Choice>
      </Cover>
    </Overlay>
  );
}
