import { buildAll } from './build.ts';
import { runCommand } from './command.ts';
import { withSite } from './site.ts';
import { FUNCTIONS_BUILD, VITE } from './programs.ts';

/** `npm start`: the production build behind emulated Hosting with demo content, built anew whenever a file changes. */
await runCommand(async () => {
  await buildAll();
  return withSite(async (suite) => {
    console.log(`Lantern is at ${suite.site} (Ctrl-C stops it).`);
    return Promise.race([
      suite.run(FUNCTIONS_BUILD, ['--watch']),
      // Left as it is until the new one is complete, or the site would be away while it is built.
      suite.run(VITE, ['build', 'web', '--watch', '--emptyOutDir=false', '--logLevel=error']),
    ]);
  });
});
