/** Something on this machine keeps the suite from running; the message tells a person what, and what to do about it. */
export class SetupError extends Error {
  override name = 'SetupError';
}
