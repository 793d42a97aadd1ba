import { repair } from './domain/repair/repair.ts';

// `npm run repair`, with the project and the credentials that the Admin SDK finds in the environment.
await repair(new Date());
console.log('Everything derived has been worked out anew.');
