import { createHash, type Hash } from 'node:crypto';

/** Base64url characters, 6 bits each: nobody meets two bodies with the same 96 bits by chance. */
const DIGEST_LENGTH = 16;

const digestOf = (hash: Hash): string => hash.digest('base64url').slice(0, DIGEST_LENGTH);

/**
 * Makes an entity tag `W/"content.counters"` of what an answer holds, piece by piece. Weak, since the views of a listing
 * do not count but for its owner, who alone sees the contact: docs/decisions/0090-entity-tags.md.
 */
export class EntityTagDigest {
  private readonly content = createHash('sha256');
  private readonly counters = createHash('sha256');

  /** @param line of what changes by edits, without a line break */
  addContent(line: string): void {
    this.content.update(`${line}\n`);
  }

  /** @param line of what changes by likes and views, without a line break */
  addCounters(line: string): void {
    this.counters.update(`${line}\n`);
  }

  /** Once, at the end. */
  tag(): string {
    return `W/"${digestOf(this.content)}.${digestOf(this.counters)}"`;
  }
}

/** The entity tag of a JSON body as its caller sees it. */
export function entityTag(body: unknown): string {
  const digest = new EntityTagDigest();
  const counters: unknown[] = [];
  const content = JSON.stringify(body, function (this: object, name: string, value: unknown) {
    if (name !== 'likes' && name !== 'views') return value;
    if (name === 'likes' || 'contact' in this) counters.push(value);
    return undefined;
  });
  digest.addContent(content);
  digest.addCounters(JSON.stringify(counters));
  return digest.tag();
}

/** The entity tags of `If-Match` or `If-None-Match` (RFC 9110, 13.1), without `W/` and quotes; `*` stands for any. */
export type TagList = readonly string[] | '*';

const ONE_TAG = /\s*(?:W\/)?"([\x21\x23-\x7e]*)"\s*(?:,|$)/y;

/** @returns undefined when the header is none of the standard's */
export function parseTagList(header: string): TagList | undefined {
  if (header.trim() === '*') return '*';
  const tags: string[] = [];
  const pattern = new RegExp(ONE_TAG);
  while (pattern.lastIndex < header.length) {
    const tag = pattern.exec(header)?.[1];
    if (tag === undefined) return undefined;
    tags.push(tag);
  }
  return tags.length > 0 ? tags : undefined;
}

const opaque = (tag: string): string => tag.slice('W/"'.length, -1);
const contentOf = (tag: string): string => tag.split('.', 1)[0] ?? '';

/** Whether the list names just this tag, by weak comparison (RFC 9110, 8.8.3.2). */
export const namesTag = (list: TagList, tag: string): boolean => list === '*' || list.includes(opaque(tag));

/** Whether the list names this content, whatever the counters were. */
export const namesContent = (list: TagList, tag: string): boolean =>
  list === '*' || list.map(contentOf).includes(contentOf(opaque(tag)));
