import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { shortCount, wholeCount } from '../../lib/format/count.ts';
import { strings } from '../../strings/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { below, color, font } from '../../ui/theme/tokens.ts';
import { useChannel } from './useChannel.ts';
import { useSubscription } from './useSubscription.ts';

const words = strings.watch;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: 1 1 280px;
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
  ${below.phone} {
    flex: 1;
  }
`;

const Name = styled.h2`
  overflow: hidden;
  font-size: ${font.size.title};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.title};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.p`
  min-height: 1.5em;
  overflow: hidden;
  color: ${color.textSoft};
  font-size: ${font.size.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A channel's picture, name and number of subscribers, and the button to subscribe. */
export function ChannelRow({ channel }: { channel: Video['channel'] }) {
  const { data } = useChannel(channel._id);
  const { subscribed, toggle } = useSubscription(channel._id);
  return (
    <Row>
      <Avatar id={channel._id} name={channel.name} img={channel.img} size={40} />
      <Words>
        <Name dir="auto">{channel.name}</Name>
        <Count title={data && wholeCount(data.subscribers)}>
          {data &&
            (data.subscribers === 1 ? words.oneSubscriber : words.subscribers(shortCount(data.subscribers)))}
        </Count>
      </Words>
      <Button
        variant={subscribed ? 'quiet' : 'primary'}
        onClick={(event) => {
          // The second half of a double click would undo the first.
          if (event.detail < 2) toggle();
        }}
      >
        {subscribed ? words.unsubscribe : words.subscribe}
      </Button>
    </Row>
  );
}
