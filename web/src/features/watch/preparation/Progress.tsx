import styled from '@emotion/styled';
import { color, motion, radius } from '../../../ui/theme/tokens.ts';

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  width: 100%;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.soft};
`;

const Fill = styled.div`
  width: 100%;
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.accent};
  transition: transform ${motion.open};
`;

/** How much of something is done, in words and as a bar. */
export function Progress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <>
      <Line>
        <span>{label}</span>
        <span>{percent}%</span>
      </Line>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <Fill style={{ transform: `translateX(${percent - 100}%)` }} />
      </Track>
    </>
  );
}
