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

/** What stands in the way of publishing, by field: what is missing, and files that did not arrive. */
function lackingOf(
  { title }: UploadFields,
  video: TransferStatus | undefined,
  image: TransferStatus | undefined,
): Readonly<Record<string, string>> {
  const chosen = video !== undefined && video.phase !== 'canceled';
  return {
    ...(title.trim() === '' && { title: words.titleMissing }),
    ...(!chosen && { videoUrl: words.videoMissing }),
    ...(video?.phase === 'failed' && { videoUrl: words.uploadFailed }),
    ...(image?.phase === 'failed' && { imgUrl: words.imageFailed }),
  };
}

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
  /** Whether it was to be published and could not: then it is told what it lacks, as long as it does. */
  const [halted, setHalted] = useState(false);
  const navigate = useNavigate();
  const lacking = lackingOf(fields, video.status, image.status);
  const complete = Object.keys(lacking).length === 0;

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
  const settle = useEffectEvent(() => {
    setHalted(!complete);
    if (complete) void publish();
    else setStage('editing');
  });
  useEffect(() => {
    if (stage === 'waiting' && settled) settle();
  }, [stage, settled]);

  return {
    video,
    image,
    fields,
    stage,
    error,
    fieldError: fieldErrors(error, halted ? lacking : {}),
    hasWork:
      video.transfer !== undefined || image.transfer !== undefined || Object.values(fields).some(Boolean),
    change: (change: Partial<UploadFields>) => {
      setFields({ ...fields, ...change });
      setHalted(false);
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
      setHalted(!complete);
      setError(undefined);
      if (complete) setStage('waiting');
    },
    cancel: () => {
      video.clear();
      image.clear();
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;
