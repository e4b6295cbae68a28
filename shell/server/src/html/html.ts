const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** An HTML start tag. Omits attributes whose value is undefined. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`];
  });
  return `<${name}${parts.join('')}>`;
}

/** An HTML element with text content. */
export const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** A JSON block for scripts to read. It contains no `<`, so no text in it can end the block. */
export const jsonBlock = (id: string, data: unknown): string =>
  `${tag('script', { type: 'application/json', id })}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
