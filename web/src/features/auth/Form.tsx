import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';

const Column = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

interface Props {
  label: string;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form that the server checks; after a refusal the first field that was refused has the focus. */
export function Form({ label, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async () => {
    await onSubmit();
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <Column
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </Column>
  );
}
