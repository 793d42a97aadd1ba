import type { DemoVideo } from './types.ts';
import { cozinhaVideos } from './videos/cozinha.ts';
import { fieldhouseVideos } from './videos/fieldhouse.ts';
import { naqshVideos } from './videos/naqsh.ts';
import { northlightVideos } from './videos/northlight.ts';
import { orbitDeskVideos } from './videos/orbit-desk.ts';
import { pixelHarborVideos } from './videos/pixel-harbor.ts';
import { quietProofsVideos } from './videos/quiet-proofs.ts';
import { smallTownVideos } from './videos/small-town.ts';
import { tidelineVideos } from './videos/tideline.ts';

/** Every demo video, grouped by channel. */
export const videos: readonly DemoVideo[] = [
  ...northlightVideos,
  ...pixelHarborVideos,
  ...cozinhaVideos,
  ...quietProofsVideos,
  ...tidelineVideos,
  ...orbitDeskVideos,
  ...smallTownVideos,
  ...naqshVideos,
  ...fieldhouseVideos,
];
