import { onRequest } from 'firebase-functions/v2/https';

/** Everything under /api of the site. */
export const api = onRequest((_request, response) => {
  response.status(404).json({ status: 404 });
});
