import { isValidElement, type ReactNode } from 'react';

const blocks: readonly unknown[] = ['p', 'li'];

/** The text that a node shows. Elements must have their text as children. A space separates paragraphs and list items. */
export function textOf(node: ReactNode): string {
  const parts = (inner: ReactNode): string => {
    if (typeof inner === 'string' || typeof inner === 'number') return String(inner);
    if (Array.isArray(inner)) return inner.map(parts).join('');
    if (!isValidElement<{ children?: ReactNode }>(inner)) return '';
    const text = parts(inner.props.children);
    return blocks.includes(inner.type) ? `${text} ` : text;
  };
  return parts(node).trim();
}
