import styled from '@emotion/styled';
import { limits } from '@lantern/functions/contract/limits';
import { failureWords } from '../../lib/failureWords.ts';
import { ProblemError } from '../../lib/api/problem.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { below, color, font } from '../../ui/theme/tokens.ts';
import { FormFailure } from '../auth/index.ts';
import { FileSlot } from './FileSlot.tsx';
import type { Upload } from './useUpload.ts';

const words = strings.upload;

const Form = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Fields = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-height: 0;
  padding: 4px 24px 16px;
  overflow-y: auto;
`;

const Files = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  @media (max-width: 479.98px) {
    grid-template-columns: 1fr;
  }
`;

const Foot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 16px;
  padding: 12px 24px 16px;
  border-top: 1px solid ${color.soft};
  > div:not(:empty) {
    flex: 1;
  }
  ${below.phone} {
    padding-bottom: max(16px, env(safe-area-inset-bottom));
  }
`;

const Hint = styled.p`
  flex: 1;
  color: ${color.textSoft};
  font-size: ${font.size.small};
`;

/** Words for a failure that no field explains. */
function wholeFailure(upload: Upload): string | undefined {
  const { error } = upload;
  if (error === undefined) return undefined;
  if (error instanceof ProblemError && error.errors.length > 0) return words.failed;
  return `${words.failed} ${failureWords(error, '')}`.trim();
}

const submitWords = { editing: words.submit, waiting: words.waitingForFiles, publishing: words.publishing };

/** The fields of a new video. */
export function UploadForm({ upload }: { upload: Upload }) {
  const { fields, fieldError, change, stage } = upload;
  const failure = wholeFailure(upload);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        upload.submit();
      }}
    >
      <Fields>
        <Files>
          <FileSlot kind="video" file={upload.video} error={fieldError('videoUrl')} />
          <FileSlot
            kind="image"
            file={upload.image}
            error={fieldError('imgUrl')}
            film={upload.video.transfer?.file}
          />
        </Files>
        <TextField
          label={words.titleField}
          value={fields.title}
          maxLength={limits.title.max}
          error={fieldError('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={words.description}
          value={fields.desc}
          rows={2}
          maxLength={limits.desc.max}
          error={fieldError('desc')}
          onChange={(event) => change({ desc: event.target.value })}
        />
        <TextField
          label={words.tags}
          value={fields.tags}
          hint={words.tagsHint}
          error={fieldError('tags')}
          onChange={(event) => change({ tags: event.target.value })}
        />
      </Fields>
      <Foot>
        {failure === undefined && <Hint>{words.needed}</Hint>}
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" busy={stage !== 'editing'}>
          {submitWords[stage]}
        </Button>
      </Foot>
    </Form>
  );
}
