const BANGLA_ZERO = 0x09e6;

/** Replaces Bangla digits (০-৯) with 0-9. The text keeps its length, so positions in it stay valid. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
