declare global {
  interface Navigator {
    /** Network Information API: Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether this person pays for every byte, and says so to the browser. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether this person asked for less motion. */
export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
