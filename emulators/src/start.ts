import { runCommand } from './command.ts';
import { FUNCTIONS_BUILD, SCHEDULER, VITE } from './programs.ts';
import { withSite } from './site.ts';

/** The site is left as it is until the new one is complete, or it would be away while it is built. */
const WATCH_WEB = ['build', 'web', '--watch', '--emptyOutDir=false', '--logLevel=error'];

/** `npm start`: the production build behind emulated Hosting with demo content, built anew whenever a file changes. */
await runCommand(() =>
  withSite((suite) => {
    console.log(`Lantern is at ${suite.site} (Ctrl-C stops it).`);
    return Promise.race([
      suite.run(FUNCTIONS_BUILD, ['--watch']),
      // CI keeps Vite from drawing its progress over what is on the screen.
      suite.run(VITE, WATCH_WEB, { CI: '1' }),
      suite.run(SCHEDULER, []),
    ]);
  }),
);
