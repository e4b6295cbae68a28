import type { RenderedMeta, RenderedPage } from '@roommate/release-registry';
import type { PageParts } from './messages.ts';

/** A page has about 100 KB. */
const MAX_CHARACTERS = 2_000_000;
/** The outer elements of a page, which need an end tag. React escapes angle brackets in texts and attributes. */
const CONTAINER_TAG = /<(\/?)(main|div|header|footer|nav|section|article|aside|form)(?=[\s>])/g;
const MAIN = /<main[\s>]/;
/** Some text that is not only a space. */
const TEXT = />\s*[^<\s]/;
const HEAD =
  /^(?:\s|<(?:meta|link)\s[^<>]*>|<title>[^<]*<\/title>|<style(?:\s[^<>]*)?>[^<]*<\/style>|<script type="application\/ld\+json">[^<]*<\/script>)*$/;

/** Whether every container has its end tag, in the right order. A parser would take longer than the page may. */
function isClosed(html: string): boolean {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(CONTAINER_TAG)) {
    if (end === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** @throws when a browser could not take over the HTML, or a crawler would keep a page without content */
function checkHtml(html: string): void {
  const start = html.search(MAIN);
  if (start < 0) throw new Error('The page has no main element.');
  if (!isClosed(html)) throw new Error('The page does not close all of its elements.');
  if (!TEXT.test(html.slice(start, html.indexOf('</main>', start)))) throw new Error('The page is empty.');
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [null, Object.prototype].includes(Object.getPrototypeOf(value) as object | null);

/**
 * Whether JSON keeps the value. A property that is undefined reads the same when it is missing. An element does not. JSON
 * makes 0 of -0, but a rounded number may be -0, and a page should not fail for that.
 */
function isJson(value: unknown, isElement: boolean): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === undefined) return !isElement;
  return typeof value === 'object'
    ? value === null || isPlain(value)
    : ['string', 'boolean'].includes(typeof value);
}

/** The browser would get something else than what the page was rendered with. */
function onlyJson(this: object, key: string, written: unknown): unknown {
  // Not what its toJSON has made of it.
  const value: unknown = Reflect.get(this, key);
  if (isJson(value, Array.isArray(this)) && value === written) return value;
  throw new TypeError(`The data of the page has a value that is not plain JSON: ${key}.`);
}

function dataOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('loaderData' in data)) {
    throw new TypeError('The data of the page lacks the data of its loaders.');
  }
  return JSON.stringify(data, onlyJson);
}

function metaOf({ title, description, isMissing }: RenderedMeta): RenderedMeta {
  if (typeof title !== 'string' || !['string', 'undefined'].includes(typeof description)) {
    throw new TypeError('The title or the description of the page is not text.');
  }
  return { title, description, isMissing: isMissing === true };
}

/**
 * The parts of what a release has rendered. Visitors' browsers and crawlers get them, so together they must be a page.
 * @throws when they are not
 */
export function partsOf({ html, head, data, meta }: RenderedPage): PageParts {
  const texts = { html, head, data: dataOf(data) };
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string') throw new TypeError(`The ${name} of the page is not text.`);
    if (text.length > MAX_CHARACTERS)
      throw new Error(`The ${name} of the page has ${text.length} characters.`);
  }
  checkHtml(html);
  if (!HEAD.test(head)) throw new Error('The head of the page has an element that it may not have.');
  return { ...texts, meta: meta && metaOf(meta) };
}
