import { useEffect, useState } from 'react';

/**
 * The text of a file. It is fetched rather than given to a `<track>`, because a track from another host would want the
 * whole video to be fetched with CORS; and a file that cannot be had is no more than a feature less.
 */
export function useTextFile(url: string | undefined): string | undefined {
  const [file, setFile] = useState<{ url: string; text: string }>();
  useEffect(() => {
    if (url === undefined) return;
    const leaving = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      if (answer.ok) setFile({ url, text: await answer.text() });
    };
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [url]);
  return file && file.url === url ? file.text : undefined;
}
