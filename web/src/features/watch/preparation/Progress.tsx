import styled from '@emotion/styled';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  font-variant-numeric: tabular-nums;
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
      <ProgressBar label={label} percent={percent} />
    </>
  );
}
