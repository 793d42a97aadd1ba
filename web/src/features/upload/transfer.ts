import {
  getDownloadURL,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage';
import { BehaviorSubject, type Observable } from 'rxjs';
import { objectPath, type FileKind } from './fileKinds.ts';

/** Where a file on its way to Storage stands. */
export type TransferStatus =
  | { phase: 'running' | 'paused'; percent: number }
  | { phase: 'done'; url: string }
  | { phase: 'failed'; error: unknown }
  | { phase: 'canceled' };

export interface Transfer {
  id: string;
  file: File;
  status: Observable<TransferStatus>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}

/** Objects never change under their names, so whoever has one keeps it. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Follows a task to its end. */
function follow(task: UploadTask, onProgress: (percent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => onProgress(Math.floor((bytesTransferred / totalBytes) * 100)),
      reject,
      resolve,
    );
  });
}

/** Starts a resumable upload at once. Its status never fails: a failure is one of its phases. */
export function beginTransfer(
  kind: FileKind,
  file: File,
  userId: string,
  connect: () => Promise<FirebaseStorage>,
): Transfer {
  const path = objectPath(kind, userId, file, Date.now());
  const status = new BehaviorSubject<TransferStatus>({ phase: 'running', percent: 0 });
  let task: UploadTask | undefined;
  let percent = 0;
  let paused = false;
  let canceled = false;

  const show = () => status.next({ phase: paused ? 'paused' : 'running', percent });

  // The SDK waits longer and longer between its tries; a connection that is back need not be waited for.
  const hurry = () => {
    if (!paused && task?.pause() === true) task.resume();
  };

  const run = async () => {
    const storage = await connect();
    if (canceled) return;
    const object = ref(storage, path);
    task = uploadBytesResumable(object, file, { contentType: file.type, cacheControl });
    if (paused) task.pause();
    await follow(task, (now) => {
      percent = now;
      if (!canceled) show();
    });
    status.next({ phase: 'done', url: await getDownloadURL(object) });
  };

  window.addEventListener('online', hurry);
  run()
    .catch((error: unknown) => {
      if (!canceled) status.next({ phase: 'failed', error });
    })
    .finally(() => {
      window.removeEventListener('online', hurry);
      status.complete();
    });

  return {
    id: path,
    file,
    status,
    pause: () => {
      paused = true;
      show();
      task?.pause();
    },
    resume: () => {
      paused = false;
      show();
      task?.resume();
    },
    cancel: () => {
      canceled = true;
      status.next({ phase: 'canceled' });
      task?.cancel();
    },
  };
}
