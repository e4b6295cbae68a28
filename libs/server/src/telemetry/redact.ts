/** Secret or personal parts of error messages, and their replacements. */
const secrets: [RegExp, string][] = [
  [/\b(mongodb(?:\+srv)?|rediss?|https?):\/\/[^\s/@]+@/gi, '$1://[credentials]@'],
  [/[^\s"'<>@=/?&:,;()[\]{}]+(?:@|%40)[^\s"'<>@=/?&:,;()[\]{}]+/gi, '[email]'],
  [/\brmd_[\w-]{8,}/g, '[API key]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w.:-])\+?\d[\d\s()-]{8,}\d(?![\w.:-])/g, '[number]'],
];

/** Replaces credentials, emails, tokens and phone numbers in a text. */
export const redact = (text: string): string =>
  secrets.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);

/**
 * Returns the loggable parts of an error: its name, message and stack without secrets. Other properties are left out,
 * because they may contain data such as a document that the database refused.
 */
export function loggableError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const { name, message, stack = '' } = error;
  return { type: name, message: redact(message), stack: redact(stack) };
}
