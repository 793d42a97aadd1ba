import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { strings } from '../strings/index.ts';
import { color, layer } from '../ui/theme/tokens.ts';

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 2px;
  background: ${color.flame};
  transform-origin: left;
  animation: ${run} 8s cubic-bezier(0.1, 0.7, 0.1, 1) forwards;
`;

const Room = styled.div`
  min-height: 100vh;
`;

/** A thin bar at the top while a page's code loads. */
export function LoadingPage() {
  return (
    <Room role="status" aria-label={strings.common.loading}>
      <Bar />
    </Room>
  );
}
