import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

const Column = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

interface Props {
  label: string;
  /** Why the last try failed. */
  error: unknown;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form that the server checks; after a refusal the first field that was refused has the focus. */
export function Form({ label, error, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return (
    <Column
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </Column>
  );
}
