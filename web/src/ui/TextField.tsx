import styled from '@emotion/styled';
import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { fieldLook } from './fieldLook.ts';
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

const Beside = styled.div`
  position: relative;
  display: flex;
`;

const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2px;
  display: flex;
  align-items: center;
`;

const Hint = styled.span`
  color: ${color.textSoft};
  font-size: ${font.size.small};
`;

const Failure = styled.span`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const Input = styled.input(fieldLook);
const Area = styled.textarea(fieldLook, { resize: 'none', minHeight: 66, paddingBlock: 10 });

interface Shared {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

type InputProps = Shared & InputHTMLAttributes<HTMLInputElement> & { end?: ReactNode };
type AreaProps = Shared & TextareaHTMLAttributes<HTMLTextAreaElement>;

function useDescription(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const described = error === undefined && hint === undefined ? undefined : `${id}-about`;
  return { id, described };
}

function About({ id, hint, error }: { id: string | undefined } & Omit<Shared, 'label'>) {
  if (error !== undefined) return <Failure id={id}>{error}</Failure>;
  return hint === undefined ? null : <Hint id={id}>{hint}</Hint>;
}

/** A labelled line of text, with what is wrong with it below. */
export function TextField({ label, hint, error, end, ...input }: InputProps) {
  const { id, described } = useDescription(hint, error);
  return (
    <Column>
      <Label htmlFor={id}>{label}</Label>
      <Beside>
        <Input
          {...input}
          id={id}
          dir="auto"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described}
          style={end === undefined ? undefined : { paddingInlineEnd: 44 }}
        />
        {end !== undefined && <End>{end}</End>}
      </Beside>
      <About id={described} hint={hint} error={error} />
    </Column>
  );
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, ...area }: AreaProps) {
  const { id, described } = useDescription(hint, error);
  return (
    <Column>
      <Label htmlFor={id}>{label}</Label>
      <Area
        {...area}
        id={id}
        dir="auto"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described}
      />
      <About id={described} hint={hint} error={error} />
    </Column>
  );
}
