import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A small turning ring in the colour of the words beside it. */
export const Spinner = styled.span`
  width: 16px;
  height: 16px;
  flex: none;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
