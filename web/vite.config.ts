import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noFirebaseForVisitors } from './build/no-firebase-for-visitors.ts';
import { palettesInPage } from './build/palettes-in-page.ts';
import { watchPageFiles } from './build/watch-page-files.ts';
import { smallBoot } from './build/small-boot.ts';
import { socialPicture } from './build/social-picture.ts';

const absent = fileURLToPath(new URL('./build/absent-firebase-service.ts', import.meta.url));

/** Services that reactfire imports and this product does not use: 166 KB less. */
const absentServices = ['database', 'firestore', 'functions', 'remote-config'];

export default defineConfig({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    palettesInPage(),
    { name: 'social-picture', transformIndexHtml: () => socialPicture(process.env['SITE_URL']) },
    watchPageFiles(),
    smallBoot(),
    noFirebaseForVisitors(),
  ],
  resolve: {
    alias: absentServices.map((service) => ({ find: `firebase/${service}`, replacement: absent })),
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: what a first visit needs is one, what forms and dialogs are made of another, and the small things that
          // later parts share a third.
          groups: [
            { name: 'app', tags: ['$initial'] },
            {
              name: 'forms',
              minShareCount: 2,
              test: /[\\/]ui[\\/](Dialog|Field|ProgressBar|TextField|fieldLook)\.tsx?$/,
            },
            {
              name: 'parts',
              minShareCount: 2,
              test: /[\\/](ui|contract|lucide-react|player[\\/]preview|auth[\\/]useSignInFirst\.ts$)/,
            },
          ],
        },
      },
    },
  },
});
