import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, layer } from './theme/tokens.ts';

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** A thin bar at the top of the window while something loads. */
export const LoadingBar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 2px;
  background: ${color.flame};
  transform-origin: left;
  animation: ${run} 8s cubic-bezier(0.1, 0.7, 0.1, 1) forwards;
`;
