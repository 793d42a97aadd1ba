declare global {
  interface Navigator {
    /** Network Information API: Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean; readonly downlink?: number };
  }
}

/** Whether this person pays for every byte, and says so to the browser. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** What the browser takes the connection to carry, in bits a second; unknown to most browsers. */
export function linkSpeed(): number | undefined {
  const megabits = navigator.connection?.downlink;
  return megabits === undefined ? undefined : megabits * 1_000_000;
}

/** Whether this person asked for less motion. */
export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
