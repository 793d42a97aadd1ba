/** The code of an error from Firebase Auth ('auth/…'), gRPC (a number) or Cloud Storage (an HTTP status), if it has one. */
export function errorCode(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

/** The gRPC codes that the product tells apart: https://grpc.github.io/grpc/core/md_doc_statuscodes.html */
export const grpc = {
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const;
