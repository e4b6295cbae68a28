import { createHash, hash } from 'node:crypto';

/** Base64url characters of 6 bits each: 96 bits, so two bodies never have the same tag by chance. */
const DIGEST_LENGTH = 16;

const shortened = (digest: string): string => digest.slice(0, DIGEST_LENGTH);
const tagOf = (content: string, counters: string): string => `W/"${content}.${counters}"`;

/**
 * Builds an entity tag `W/"content.counters"` line by line. The tag is weak: views change it only for the owner of the
 * listing. See docs/decisions/0090-entity-tags.md.
 */
export class EntityTagDigest {
  readonly #content = createHash('sha256');
  readonly #counters = createHash('sha256');

  /** @param line what an edit changes, without a line break */
  addContent(line: string): void {
    this.#content.update(`${line}\n`);
  }

  /** @param line what likes and views change, without a line break */
  addCounters(line: string): void {
    this.#counters.update(`${line}\n`);
  }

  /** Call once, after the last line. */
  tag(): string {
    const [content, counters] = [this.#content, this.#counters].map((lines) => lines.digest('base64url'));
    return tagOf(shortened(content ?? ''), shortened(counters ?? ''));
  }
}

/** The counters of a listing in JSON. Text cannot look like them, because its quotes are escaped. */
const COUNTER = /"(likes|views)":\d+,?/g;

/** The JSON of a listing without its counters, and the counters that its tag depends on. */
function splitCounters(json: string): { content: string; counters: string } {
  const isOwn = json.includes('"isOwner":true');
  let counters = '';
  const content = json.replace(COUNTER, (counter, name) => {
    if (name === 'likes' || isOwn) counters += counter;
    return '';
  });
  return { content, counters };
}

/**
 * A body as JSON with its entity tag as this caller sees it. In a list of listings, views change the tag only for the
 * caller's own ones.
 */
export function taggedJson(body: unknown): { json: string; tag: string } {
  const items = Array.isArray(body)
    ? body.map((item: unknown) => JSON.stringify(item))
    : [JSON.stringify(body)];
  let content = '';
  let counters = '';
  for (const item of items) {
    const parts = splitCounters(item);
    content += `${parts.content}\n`;
    counters += `${parts.counters}\n`;
  }
  const tag = tagOf(
    shortened(hash('sha256', content, 'base64url')),
    shortened(hash('sha256', counters, 'base64url')),
  );
  return { json: Array.isArray(body) ? `[${items.join()}]` : items.join(), tag };
}

/** The entity tag of bytes that are the same for every caller. */
export const bytesTag = (bytes: Buffer): string => `W/"${shortened(hash('sha256', bytes, 'base64url'))}"`;

export const entityTag = (body: unknown): string => taggedJson(body).tag;

/** The entity tags of `If-Match` or `If-None-Match` (RFC 9110, 13.1) without `W/` and quotes. `*` matches every tag. */
export type TagList = readonly string[] | '*';

const ONE_TAG = /\s*(?:W\/)?"([\x21\x23-\x7e]*)"\s*(?:,|$)/y;

/** @returns undefined when the header is malformed */
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

/** Whether the caller of a read has the state with this tag already (RFC 9110, 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch === undefined ? undefined : parseTagList(ifNoneMatch);
  return known !== undefined && includesTag(known, tag);
}

/** Whether the list contains this tag, by weak comparison (RFC 9110, 8.8.3.2). */
const includesTag = (list: TagList, tag: string): boolean => list === '*' || list.includes(opaque(tag));

/** Whether the list contains a tag with the same content. Ignores the counters. */
export const includesContent = (list: TagList, tag: string): boolean =>
  list === '*' || list.map(contentOf).includes(contentOf(opaque(tag)));
