import styled from '@emotion/styled';
import { font } from '../../../ui/theme/tokens.ts';
import type { PlayerMedia } from '../media.ts';
import { look } from './look.ts';

const Bar = styled.div`
  display: none;
  align-self: stretch;
  padding: 16px 24px 48px;
  color: ${look.ink};
  font-size: ${font.size.large};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.title};
  background: linear-gradient(rgb(0 0 0 / 0.64), transparent);
  media-controller[mediaisfullscreen] & {
    display: block;
  }
  small {
    display: block;
    color: ${look.ink};
    font-size: ${font.size.small};
    font-weight: ${font.weight.normal};
  }
`;

/** In full screen nothing else says what is playing. */
export function TitleBar({ media }: { media: PlayerMedia }) {
  return (
    <Bar slot="top-chrome">
      {media.title}
      <small>{media.channelName}</small>
    </Bar>
  );
}
