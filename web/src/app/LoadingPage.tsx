import styled from '@emotion/styled';
import { strings } from '../strings/index.ts';
import { LoadingBar } from '../ui/LoadingBar.tsx';

const Room = styled.div`
  min-height: 100vh;
`;

/** Stands for a page while its code loads. */
export function LoadingPage() {
  return (
    <Room role="status" aria-label={strings.common.loading}>
      <LoadingBar />
    </Room>
  );
}
