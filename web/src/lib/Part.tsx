import { createElement, useEffect, useState, type ComponentType } from 'react';
import { strings } from '../strings/index.ts';
import { showToast } from '../ui/toast.ts';
import { loadPart, PartError } from './loadPart.ts';

const { notLoaded, renewed, reload } = strings.errors;

function tell(error: unknown, again: () => void): void {
  console.warn(notLoaded, error);
  if (error instanceof PartError && error.isReplaced)
    showToast(renewed, { label: reload, run: () => location.reload() });
  else showToast(notLoaded, { label: strings.common.retry, run: again });
}

/**
 * Loads a part of the app and shows it; where it cannot be loaded, says so and offers to try again. Never throws.
 * @param signal ends it: then nothing is shown or said any more
 */
export async function showPart<Part>(
  load: () => Promise<Part>,
  show: (part: Part) => void,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const part = await loadPart(load);
    if (signal?.aborted !== true) show(part);
  } catch (error) {
    if (signal?.aborted !== true) tell(error, () => void showPart(load, show, signal));
  }
}

interface Props<Given extends object> {
  /** Always the same function. */
  load: () => Promise<{ default: ComponentType<Given> }>;
  /** What the component is given. */
  given: Given;
}

/** A component whose code loads when it is first shown, and again with the connection where that failed; till then nothing. */
export function Part<Given extends object>({ load, given }: Props<Given>) {
  const [part, setPart] = useState<{ default: ComponentType<Given> }>();
  const lacking = part === undefined;
  useEffect(() => {
    if (!lacking) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const attempt = () => void showPart(load, setPart, signal);
    attempt();
    window.addEventListener('online', attempt, { signal });
    return () => leaving.abort();
  }, [load, lacking]);
  return part && createElement(part.default, given);
}
