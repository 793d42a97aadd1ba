import type { PlayerStore } from './state.ts';

/** Long enough to read the next title and say no. */
const secondsToDecide = 8;

/**
 * Announces what plays next, and starts it when the seconds are over.
 * @param byItself whether it starts without being asked
 * @returns takes the announcement back
 */
export function announceNext(store: PlayerStore, byItself: boolean, start: () => void): () => void {
  let seconds = secondsToDecide;
  store.setState({ upNext: { seconds: byItself ? seconds : null } });
  const timer = byItself ? setInterval(countDown, 1000) : undefined;

  function countDown() {
    seconds -= 1;
    if (seconds > 0) return store.setState({ upNext: { seconds } });
    withdraw();
    start();
  }

  function withdraw() {
    clearInterval(timer);
    store.setState({ upNext: null });
  }
  return withdraw;
}
