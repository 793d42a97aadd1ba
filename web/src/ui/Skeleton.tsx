import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from './theme/tokens.ts';

const shimmer = keyframes`
  from { opacity: 1; }
  50% { opacity: 0.55; }
  to { opacity: 1; }
`;

/** A place that something of this size will take. */
export const Skeleton = styled.span<{ width?: string; height?: string; radius?: string }>`
  display: block;
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '1em' }) => height};
  border-radius: ${({ radius = '4px' }) => radius};
  background: ${color.soft};
  animation: ${shimmer} 2s ease-in-out infinite;
`;
