import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { strings } from '../../../strings/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { fieldLook } from '../../../ui/fieldLook.ts';
import { font } from '../../../ui/theme/tokens.ts';
import { FormFailure } from '../../auth/index.ts';
import { captionsLanguages, ownLanguage } from './languages.ts';
import type { useCaptions } from './useCaptions.ts';

const words = strings.captions;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Chosen = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset: 12px 14px auto auto;
    pointer-events: none;
  }
`;

const Choice = styled.select(fieldLook, { paddingInlineEnd: 40, appearance: 'none' });
const File = styled.input(fieldLook, { padding: '7px 12px 7px 7px', fontSize: font.size.body });

interface Props {
  /** The languages that there are captions in. */
  taken: readonly string[];
  change: ReturnType<typeof useCaptions>;
}

/** Where a file of captions is chosen and sent, in a language that is new or whose captions it replaces. */
export function AddCaptions({ taken, change: { put, busy, refusal } }: Props) {
  const [language, setLanguage] = useState(() => ownLanguage());
  const [files, setFiles] = useState<FileList | null>(null);
  const [missing, setMissing] = useState(false);
  const file = files?.[0];

  const send = async (form: HTMLFormElement) => {
    setMissing(file === undefined);
    if (file === undefined || !(await put(language, file))) return;
    form.reset();
    setFiles(null);
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Field label={words.language}>
        {(field) => (
          <Chosen>
            <Choice {...field} value={language} onChange={(event) => setLanguage(event.target.value)}>
              {captionsLanguages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Choice>
            <Icon icon={ChevronDown} />
          </Chosen>
        )}
      </Field>
      <Field label={words.file} hint={words.fileHint}>
        {(field) => (
          <File
            {...field}
            type="file"
            accept=".vtt,.srt,text/vtt,application/x-subrip"
            onChange={(event) => setFiles(event.target.files)}
          />
        )}
      </Field>
      <FormFailure message={missing && file === undefined ? words.fileMissing : refusal} />
      <Button type="submit" variant="primary" busy={busy} css={{ alignSelf: 'end' }}>
        {taken.includes(language) ? words.replace : words.add}
      </Button>
    </Form>
  );
}
