/** The code of an error of Firebase's (`auth/...`), or an empty text; without Firebase's code. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
