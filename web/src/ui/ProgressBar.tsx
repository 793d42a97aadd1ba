import styled from '@emotion/styled';
import { color, motion, radius } from './theme/tokens.ts';

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

/** A bar that fills as something gets on. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Fill style={{ transform: `translateX(${percent - 100}%)` }} />
    </Track>
  );
}
