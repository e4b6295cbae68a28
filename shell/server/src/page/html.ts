const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** An HTML element without content. An attribute whose value is undefined is left out. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`];
  });
  return `<${name}${written.join('')}>`;
}

/** An HTML element that holds text alone. */
export const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** A data block for scripts to read. No text in it can end the block, since it holds no `<`. */
export const jsonBlock = (id: string, data: unknown): string =>
  `${tag('script', { type: 'application/json', id })}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
