import styled from '@emotion/styled';
import { exactTime, timeAgo } from '../../lib/format/time.ts';
import { strings } from '../../strings/index.ts';
import { color, font } from '../../ui/theme/tokens.ts';

/** A title in any script stands beside its picture, where the page's other words begin. */
export const CardTitle = styled.h3`
  text-align: -webkit-match-parent;
  text-align: match-parent;
  font-size: ${font.size.title};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.title};
`;

/** Two lines at most, then an ellipsis, also for words without a break. */
export const Clamped = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const ChannelName = styled.p`
  margin-top: 4px;
  overflow: hidden;
  color: ${color.textSoft};
  font-size: ${font.size.small};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Line = styled.p`
  color: ${color.textSoft};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`;

/** How often a video was watched, and how long it has been there. */
export function CardLine({ views, createdAt }: { views: number; createdAt: string }) {
  return <Line title={exactTime(createdAt)}>{strings.card.line(views, timeAgo(createdAt))}</Line>;
}
