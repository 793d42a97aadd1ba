import type { Hono } from 'hono';

/** The same for everybody until the next deployment. */
const CACHE = 'public, max-age=0, s-maxage=300';

/** The API's reference, for machines and for people; loaded when somebody asks for it. */
export function serveReference(app: Hono): void {
  app.get('/api/openapi.json', async (http) => {
    const { openApi } = await import('./openapi.ts');
    http.header('cache-control', CACHE);
    return http.json(openApi());
  });
  app.get('/api/docs', async (http) => {
    const { referencePage } = await import('./page.ts');
    http.header('cache-control', CACHE);
    return http.html(referencePage());
  });
}
