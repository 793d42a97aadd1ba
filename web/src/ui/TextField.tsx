import styled from '@emotion/styled';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Field, type Labelled } from './Field.tsx';
import { fieldLook } from './fieldLook.ts';

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

const Input = styled.input(fieldLook);
const Area = styled.textarea(fieldLook, { resize: 'none', minHeight: 66, paddingBlock: 10 });

type InputProps = Labelled & InputHTMLAttributes<HTMLInputElement> & { end?: ReactNode };
type AreaProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled line of text, with what is wrong with it below. */
export function TextField({ label, hint, error, end, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <Beside>
          <Input
            {...input}
            {...field}
            dir="auto"
            style={end === undefined ? undefined : { paddingInlineEnd: 44 }}
          />
          {end !== undefined && <End>{end}</End>}
        </Beside>
      )}
    </Field>
  );
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, ...area }: AreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => <Area {...area} {...field} dir="auto" />}
    </Field>
  );
}
