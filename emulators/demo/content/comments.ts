import { cozinhaComments } from './comments/cozinha.ts';
import { fieldhouseComments } from './comments/fieldhouse.ts';
import { naqshComments } from './comments/naqsh.ts';
import { northlightComments } from './comments/northlight.ts';
import { orbitDeskComments } from './comments/orbit-desk.ts';
import { pixelHarborComments } from './comments/pixel-harbor.ts';
import { quietProofsComments } from './comments/quiet-proofs.ts';
import { smallTownComments } from './comments/small-town.ts';
import { tidelineComments } from './comments/tideline.ts';
import type { DemoComment } from './types.ts';

/** Every demo comment, grouped by the channel whose video it stands under. */
export const comments: readonly DemoComment[] = [
  ...northlightComments,
  ...pixelHarborComments,
  ...cozinhaComments,
  ...quietProofsComments,
  ...tidelineComments,
  ...orbitDeskComments,
  ...smallTownComments,
  ...naqshComments,
  ...fieldhouseComments,
];
