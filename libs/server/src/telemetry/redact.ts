/** What an error's text may hold that is nobody's business, and what stands in its place. */
const SECRETS: [RegExp, string][] = [
  [/\b(mongodb(?:\+srv)?|rediss?|https?):\/\/[^\s/@]+@/gi, '$1://[credentials]@'],
  [/[^\s"'<>@=/?&:,;()[\]{}]+(?:@|%40)[^\s"'<>@=/?&:,;()[\]{}]+/gi, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w.:-])\+?\d[\d\s()-]{8,}\d(?![\w.:-])/g, '[number]'],
];

/** Takes credentials, e-mails, tokens and telephone numbers out of a text. */
export const redact = (text: string): string =>
  SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/**
 * An error as it is logged: its name, text and stack without secrets, and nothing of what it carries beside, such as the
 * document that a database refused.
 */
export function loggableError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const { name, message, stack = '' } = error;
  return { type: name, message: redact(message), stack: redact(stack) };
}
