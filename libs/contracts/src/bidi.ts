// Embeddings, overrides and isolates of the Unicode bidirectional algorithm (UAX 9), and the characters that end them.
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Removes the characters that change the direction of all following text. Use it for user text that is directly before other
 * text, such as in the title of a tab.
 */
export const withoutBidiControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, '');
