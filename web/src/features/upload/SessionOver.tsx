import { strings } from '../../strings/index.ts';
import { SignInWays } from '../auth/index.ts';
import { Over } from './Over.tsx';

const words = strings.upload;

/** Lets somebody whose session ended in the middle of an upload sign in again without losing it. */
export function SessionOver() {
  return (
    <Over question={words.sessionOver} hint={words.sessionOverHint}>
      <SignInWays stay />
    </Over>
  );
}
