import { runCommand } from './command.ts';
import { DEV_SERVER_PORT, requireFree } from './ports.ts';
import { DEV_SERVER, FUNCTIONS_BUILD, SCHEDULER } from './programs.ts';
import { withSite } from './site.ts';

/** `npm run dev`: the site's data and functions as with `npm start`, with the web app from Vite's server and hot reload. */
await runCommand(async () => {
  await requireFree({ 'dev server': DEV_SERVER_PORT });
  return withSite((suite) =>
    Promise.race([
      suite.run(FUNCTIONS_BUILD, ['--watch']),
      suite.run(DEV_SERVER, []),
      suite.run(SCHEDULER, []),
    ]),
  );
});
