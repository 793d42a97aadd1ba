import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api/client.ts';
import { ProblemError } from '../../lib/api/problem.ts';
import { paths } from '../../paths.ts';
import { strings } from '../../strings/index.ts';
import { isOnItsWay, type TransferStatus } from './transfer.ts';
import { useTransfer } from './useTransfer.ts';

const words = strings.upload;

export interface UploadFields {
  title: string;
  desc: string;
  tags: string;
}

/** `waiting`: the person has pressed Upload and a file is still on its way. */
export type UploadStage = 'editing' | 'waiting' | 'publishing';

/** Tags as they were written, split on commas and nothing else; none for an empty field. */
export function splitTags(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

const urlOf = (status: TransferStatus | undefined) => (status?.phase === 'done' ? status.url : '');

/** What the server, or the form before it, says of each field. */
function fieldErrors(error: unknown, missing: Readonly<Record<string, string>>) {
  const server = error instanceof ProblemError ? error : undefined;
  return (path: string) =>
    missing[path] ?? server?.errors.find((each) => each.path.split('.')[0] === path)?.message;
}

/** The form of a new video: its two files, its words, and publishing them when both files are there. */
export function useUpload(userId: string, onPublished: () => void) {
  const video = useTransfer('video', userId);
  const image = useTransfer('image', userId);
  const [fields, setFields] = useState<UploadFields>({ title: '', desc: '', tags: '' });
  const [stage, setStage] = useState<UploadStage>('editing');
  const [error, setError] = useState<unknown>();
  const [missing, setMissing] = useState<Record<string, string>>({});
  const navigate = useNavigate();

  const publish = useEffectEvent(async () => {
    setStage('publishing');
    try {
      const created = await call('createVideo', {
        body: {
          title: fields.title,
          desc: fields.desc,
          tags: splitTags(fields.tags),
          imgUrl: urlOf(image.status),
          videoUrl: urlOf(video.status),
        },
      });
      onPublished();
      await navigate(paths.video(created._id));
    } catch (failure) {
      console.warn(words.failed, failure);
      setError(failure);
      setStage('editing');
    }
  });

  const settled = !isOnItsWay(video.status) && !isOnItsWay(image.status);
  useEffect(() => {
    if (stage === 'waiting' && settled) void publish();
  }, [stage, settled]);

  return {
    video,
    image,
    fields,
    stage,
    error,
    fieldError: fieldErrors(error, missing),
    hasWork:
      video.transfer !== undefined || image.transfer !== undefined || Object.values(fields).some(Boolean),
    change: (change: Partial<UploadFields>) => {
      setFields({ ...fields, ...change });
      setMissing({});
    },
    /** Takes a video and an image out of dropped files; what is neither is refused as a video. */
    drop: (files: readonly File[]) => {
      if (stage !== 'editing') return;
      const picture = files.find(({ type }) => type.startsWith('image/'));
      const film = files.find(({ type }) => !type.startsWith('image/'));
      if (picture !== undefined) image.choose(picture);
      if (film !== undefined) video.choose(film);
    },
    submit: () => {
      if (stage !== 'editing') return;
      const lacking = {
        ...(fields.title.trim() === '' && { title: words.titleMissing }),
        ...((video.status === undefined ||
          video.status.phase === 'failed' ||
          video.status.phase === 'canceled') && {
          videoUrl: words.videoMissing,
        }),
      };
      setMissing(lacking);
      setError(undefined);
      if (Object.keys(lacking).length === 0) setStage('waiting');
    },
    cancel: () => {
      video.clear();
      image.clear();
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;
