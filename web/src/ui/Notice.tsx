import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { color, font } from './theme/tokens.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  max-width: 440px;
  margin: 0 auto;
  padding: 64px 16px;
  text-align: center;
  text-wrap: balance;
  color: ${color.textSoft};
`;

const Disc = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 72px;
  height: 72px;
  margin-bottom: 8px;
  border-radius: 50%;
  background: ${color.bgRaised};
  color: ${color.textSoft};
`;

const Heading = styled.p`
  color: ${color.text};
  font-size: ${font.size.large};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.title};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 16px;
`;

interface Props {
  icon: LucideIcon;
  title: string;
  hint?: string | undefined;
  /** Tells screen readers at once, for failures. */
  alert?: boolean;
  children?: ReactNode;
}

/** Says what an empty place will hold, or what failed, and offers the way on. */
export function Notice({ icon, title, hint, alert = false, children }: Props) {
  return (
    <Box role={alert ? 'alert' : undefined}>
      <Disc>
        <Icon icon={icon} size={32} />
      </Disc>
      <Heading>{title}</Heading>
      {hint !== undefined && <p>{hint}</p>}
      {children !== undefined && <Actions>{children}</Actions>}
    </Box>
  );
}
