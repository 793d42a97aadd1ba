/** Seconds as a clock shows them: 0:07, 4:30, 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const parts = minutes < 60 ? [minutes] : [Math.floor(minutes / 60), minutes % 60];
  return [...parts, whole % 60]
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
