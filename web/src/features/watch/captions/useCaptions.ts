import type { Video } from '@lantern/functions/contract/routes';
import { useState } from 'react';
import { call } from '../../../lib/api/client.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { changeVideo } from '../../../store/video.ts';
import { strings } from '../../../strings/index.ts';
import { CaptionsFileError, readCaptionsFile } from './captionsFile.ts';
import { withCaptions } from './withCaptions.ts';

const words = strings.captions;

/** What to tell of captions that were not taken: the line that is wrong, where the server names one. */
function refusalWords(error: unknown): string {
  if (error instanceof CaptionsFileError) return error.message;
  const said = error instanceof ProblemError ? error.errors[0]?.message : undefined;
  return said ?? failureWords(error, words.failed);
}

/** Changes the captions of a video of one's own, on the page and at the API, one change at a time. */
export function useCaptions(videoId: string) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const change = async (send: () => Promise<Video>): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { captions } = await send();
      changeVideo(videoId, (video) => withCaptions(video, captions));
      return true;
    } catch (error) {
      setRefusal(refusalWords(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    refusal,
    put: (language: string, file: File) =>
      change(async () => {
        const text = await readCaptionsFile(file);
        return call('putCaptions', { params: { videoId, language }, body: { text } });
      }),
    remove: (language: string) => change(() => call('deleteCaptions', { params: { videoId, language } })),
  };
}
