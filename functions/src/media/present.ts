import { type MediaReason, mediaReasons } from '../contract/media.ts';
import type { Video } from '../contract/routes.ts';
import type { VideoDocument } from '../domain/documents.ts';
import { files, reference } from './objects.ts';

/** The address of the bucket's objects, taken from the upload's own: the host that the browser reaches. */
const objectsAt = (videoUrl: string) => videoUrl.slice(0, videoUrl.indexOf('/o/') + 3);

/** The thumbnails of the owner's picture, or else of the video itself. */
function thumbnailsOf({ videoUrl, media, picture }: VideoDocument) {
  const shown = [picture, media].find((one) => one?.hasPictures);
  if (!shown) return undefined;
  const url = (name: string) => objectsAt(videoUrl) + reference(shown.id, files.picture(name), shown.token);
  return { card: url('card'), full: url('full') };
}

/**
 * What a video on a card says of its media. `videoUrl` is the upload's own address while that plays everywhere, and
 * else the file we made of it; `imgUrl` is the owner's picture, or else one from the video.
 */
export function presentMedia(video: VideoDocument) {
  const { status, isPlayable, duration, imgUrl, videoUrl, media } = video;
  const thumbnails = thumbnailsOf(video);
  const url = (file: string) => media && objectsAt(videoUrl) + reference(media.id, file, media.token);
  return {
    status,
    isPlayable: isPlayable ?? true,
    imgUrl: imgUrl || (thumbnails?.full ?? ''),
    videoUrl: (media?.plays && url(media.plays)) ?? videoUrl,
    ...(duration !== undefined && { duration }),
    ...(thumbnails && { thumbnails }),
    ...(media?.hasStoryboard && { storyboard: url(files.cues) }),
  };
}

type RenditionsAnswer = Partial<
  Pick<
    Video,
    'imgReason' | 'isImgAwaited' | 'progress' | 'reason' | 'width' | 'height' | 'hls' | 'renditions'
  >
>;

const inWords = (code: MediaReason | undefined) => code && { code, detail: mediaReasons[code] };

/** What became of the owner's picture, as long as it is not shown. */
function presentPicture(picture: VideoDocument['picture']): RenditionsAnswer {
  if (!picture || picture.hasPictures) return {};
  const imgReason = inWords(picture.reason);
  return imgReason ? { imgReason } : { isImgAwaited: true };
}

/** What a video on its own page says besides. */
export function presentRenditions({ videoUrl, media, picture }: VideoDocument): RenditionsAnswer {
  const ofPicture = presentPicture(picture);
  if (!media) return ofPicture;
  const url = (file: string) => objectsAt(videoUrl) + reference(media.id, file, media.token);
  const { progress, width, height, renditions, hasPlaylist } = media;
  const reason = inWords(media.reason);
  return {
    ...ofPicture,
    progress,
    ...(reason && { reason }),
    ...(width && height && { width, height }),
    ...(hasPlaylist && { hls: url(files.master) }),
    renditions: renditions.map((one) => ({ ...one, url: url(files.rendition(one.lines)) })),
  };
}
