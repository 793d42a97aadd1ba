import { calls } from '../contract/calls.ts';

/** A contract's path as Hono writes it: `/videos/{videoId}` is `/videos/:videoId`. */
export const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The methods that an address takes; none when there is nothing. */
export function methodsAt(address: string): string[] {
  const methods = Object.values(calls)
    .filter(({ path }) => pattern(path).test(address))
    .map(({ method }) => method.toUpperCase());
  return [...new Set(methods)];
}
