import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color, font } from './theme/tokens.ts';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

const Label = styled.label`
  color: ${color.text};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Hint = styled.span`
  color: ${color.textSoft};
  font-size: ${font.size.small};
`;

const Failure = styled.span`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

export interface Labelled {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** What ties an input to its label and to the words below it. */
interface Ties {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, what is filled in below it, and a hint or what is wrong with it. */
export function Field({ label, hint, error, children }: Labelled & { children: (ties: Ties) => ReactNode }) {
  const id = useId();
  const about = `${id}-about`;
  const told = error !== undefined || hint !== undefined;
  return (
    <Column>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': told ? about : undefined,
      })}
      {error !== undefined && <Failure id={about}>{error}</Failure>}
      {error === undefined && hint !== undefined && <Hint id={about}>{hint}</Hint>}
    </Column>
  );
}
