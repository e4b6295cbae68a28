import { parseUrl } from './parse-url.ts';

const KNOWN_EXTENSION = /\.(jpg|png|jpeg|gif|webp)$/i;

/** Sites whose links to images have no extension, and that serve the file when an extension is appended. */
const imageHosts = [
  'ibb.co',
  'i.ibb.co',
  'imgbb.com',
  'imgur.com',
  'i.imgur.com',
  'postimg.cc',
  'i.postimg.cc',
];

/** The extensions to try, in order (spec, section 3). */
const extensionOrder = ['jpg', 'png', 'jpeg'] as const;

/** Whether the text is an absolute http or https URL. */
export function isHttpUrl(text: string): boolean {
  return parseHttpUrl(text) !== undefined;
}

/** Whether a URL contains a user name or password, which everyone who sees the image could read. */
export function hasCredentials(text: string): boolean {
  const url = parseHttpUrl(text);
  return url !== undefined && (url.username !== '' || url.password !== '');
}

function parseHttpUrl(text: string): URL | undefined {
  return /^https?:\/\//i.test(text) ? parseUrl(text) : undefined;
}

function withExtension(url: URL, extension: string): string {
  const copy = new URL(url);
  copy.pathname = `${copy.pathname.replace(KNOWN_EXTENSION, '').replace(/\/$/, '')}.${extension}`;
  return copy.href;
}

/**
 * The URLs to try for a listing's image, in order. After the last one comes the placeholder (spec, section 3).
 * The URL of an image host gets an extension when it has none. When loading fails, jpg, png and jpeg follow.
 * An empty or unusable URL has no candidates, so the placeholder shows immediately.
 */
export function imageCandidates(imageUrl: string): string[] {
  const url = parseHttpUrl(imageUrl.trim());
  if (!url) return [];
  const hasExtension = KNOWN_EXTENSION.test(url.pathname);
  const isImageHost = imageHosts.includes(url.hostname.toLowerCase());
  const retries = extensionOrder.map((extension) => withExtension(url, extension));
  const first = isImageHost && !hasExtension ? [] : [url.href];
  return [...new Set([...first, ...retries])];
}
