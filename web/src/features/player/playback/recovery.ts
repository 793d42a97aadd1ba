import { diagnose, retryDelays, type Failure } from './failure.ts';
import type { PlayerStore } from './state.ts';

interface Options {
  store: PlayerStore;
  /** Opens the video once more where it stopped. */
  reopen: () => void;
}

/**
 * What to do when a video cannot go on: a lost connection is tried again after growing waits and as soon as the browser
 * is online, anything else, and what those tries did not mend, is told.
 */
export class Recovery {
  readonly #store: PlayerStore;
  readonly #reopen: () => void;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor({ store, reopen }: Options) {
    this.#store = store;
    this.#reopen = reopen;
    addEventListener('online', this.#online);
  }

  async failed(error: MediaError | null, url: string): Promise<void> {
    this.#store.setState({ recovering: true });
    const failure: Failure = error ? await diagnose(error, url) : 'connection';
    if (this.#closed) return;
    const delay = failure === 'connection' ? retryDelays[this.#tries] : undefined;
    if (delay === undefined) return this.#store.setState({ failure, recovering: false });
    this.#tries += 1;
    this.#timer = setTimeout(this.#reopen, delay);
  }

  /** The video goes on: the next failure starts from the first wait again. */
  mended(): void {
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#store.setState({ failure: null, recovering: false });
  }

  retry(): void {
    this.mended();
    this.#store.setState({ recovering: true });
    this.#reopen();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#online);
  }

  readonly #online = () => {
    const { failure, recovering } = this.#store.getState();
    if (failure === 'connection' || recovering) this.retry();
  };
}
