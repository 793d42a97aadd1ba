import styled from '@emotion/styled';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { below } from '../../ui/theme/tokens.ts';

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  ${below.phone} {
    > span {
      border-radius: 0;
    }
  }
`;

const About = styled.div`
  display: flex;
  gap: 12px;
  padding-top: 12px;
  ${below.phone} {
    padding-inline: 16px;
  }
`;

const Lines = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding-top: 2px;
  min-height: 84px;
  ${below.phone} {
    min-height: 64px;
  }
`;

/** The place of a card that is on its way, of the same size. */
export function CardSkeleton() {
  return (
    <div>
      <Picture>
        <Skeleton height="100%" radius="12px" />
      </Picture>
      <About>
        <Skeleton width="36px" height="36px" radius="50%" />
        <Lines>
          <Skeleton width="92%" height="16px" />
          <Skeleton width="54%" height="13px" />
          <Skeleton width="42%" height="13px" />
        </Lines>
      </About>
    </div>
  );
}
