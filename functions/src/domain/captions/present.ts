import { calls } from '../../contract/calls.ts';
import type { Video } from '../../contract/routes.ts';
import type { VideoDocument } from '../documents.ts';

/** The captions that a video offers, by language. Changed ones have another address, so that nobody shows the old. */
export function presentCaptions(id: string, { captions = {} }: VideoDocument): Pick<Video, 'captions'> {
  const offered = Object.entries(captions).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (offered.length === 0) return {};
  const address = (language: string) =>
    calls.findCaptions.path.replace('{videoId}', id).replace('{language}', language);
  return {
    captions: offered.map(([language, changed]) => ({ language, url: `${address(language)}?${changed}` })),
  };
}
