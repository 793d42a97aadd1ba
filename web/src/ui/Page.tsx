import styled from '@emotion/styled';
import { useEffect, type ReactNode } from 'react';
import { below, font } from './theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Body = styled.div`
  padding: 24px 24px 64px;
  ${below.phone} {
    padding: 0 0 48px;
  }
`;

const Heading = styled.h1`
  margin-bottom: 24px;
  font-size: ${font.size.huge};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.title};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  ${below.phone} {
    margin: 16px;
    font-size: ${font.size.large};
  }
`;

interface Props {
  /** The window's title. */
  title: string;
  heading: string;
  hideHeading?: boolean;
  children: ReactNode;
}

/** A page's title, heading and room. */
export function Page({ title, heading, hideHeading = false, children }: Props) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Body>
      {hideHeading ? <VisuallyHidden as="h1">{heading}</VisuallyHidden> : <Heading>{heading}</Heading>}
      {children}
    </Body>
  );
}
