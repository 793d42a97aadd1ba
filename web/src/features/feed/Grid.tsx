import styled from '@emotion/styled';
import { below } from '../../ui/theme/tokens.ts';

/** Cards beside each other, as many as fit; one column from edge to edge on phones. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 32px 16px;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;
