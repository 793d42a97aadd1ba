import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { font, radius } from '../ui/theme/tokens.ts';
import { Mark } from './Mark.tsx';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  border-radius: ${radius.field};
  font-size: ${font.size.large};
  font-weight: ${font.weight.strong};
  letter-spacing: -0.02em;
`;

/** The product's mark and name; leads to the home feed. */
export function BrandLink() {
  return (
    <Home to={paths.home}>
      <Mark />
      <span>{brand.name}</span>
    </Home>
  );
}
