/**
 * Parses an absolute URL. `URL.canParse` does not fit: the oldest supported browsers do not have it.
 * @returns undefined when the text is not an absolute URL
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
