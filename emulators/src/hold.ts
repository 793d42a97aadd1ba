/** Something that runs beside this process until it is stopped or crashes. */
export interface Running {
  /** Resolves when it has ended, whether it was stopped or crashed. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** The shell's exit codes for a command that a signal ended. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Holds something up while some work goes on, and stops it when the work is done, a signal comes or it crashes.
 * @param start begins it, and gives up when its signal is aborted
 * @returns the work's exit code, the signal's, or 1 after a crash
 */
export async function hold<T extends Running>(
  start: (signal: AbortSignal) => Promise<T>,
  work: (running: T) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController();
  const interrupted = new Promise<number>((resolve) => {
    for (const [name, code] of Object.entries(SIGNALS)) {
      process.on(name, () => {
        interruption.abort();
        resolve(code);
      });
    }
  });
  const running = await start(interruption.signal).catch((error: unknown) => {
    if (interruption.signal.aborted) return undefined;
    throw error;
  });
  if (!running) return interrupted;
  try {
    const crashed = running.ended.then(() => 'crashed' as const);
    const outcome = await Promise.race([interrupted, crashed, work(running)]);
    if (outcome === 'crashed') console.error('The emulators have crashed.');
    else if (interruption.signal.aborted) console.log('Stopping …');
    return outcome === 'crashed' ? 1 : outcome;
  } finally {
    await running.stop();
  }
}
