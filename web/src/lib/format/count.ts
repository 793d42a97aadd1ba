const whole = new Intl.NumberFormat('en-US');
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** 1234567 as 1.2M: for buttons, beside the whole number in a tooltip. */
export function shortCount(value: number): string {
  return short.format(value);
}

/** 1234567 as 1,234,567. */
export function wholeCount(value: number): string {
  return whole.format(value);
}
