const KNOWN_EXTENSION = /\.(jpg|png|jpeg|gif|webp)$/i;

/** Sites that hand out links to pictures without an extension and serve the file when one is appended. */
const IMAGE_HOSTS = [
  'ibb.co',
  'i.ibb.co',
  'imgbb.com',
  'imgur.com',
  'i.imgur.com',
  'postimg.cc',
  'i.postimg.cc',
];

/** The order in which extensions are tried (spec, section 3). */
const EXTENSION_ORDER = ['jpg', 'png', 'jpeg'] as const;

/** Whether the text is an absolute http or https address. */
export function isHttpUrl(text: string): boolean {
  return parseHttpUrl(text) !== undefined;
}

/** Whether an address carries a user name or a password, which everybody who sees the picture would read. */
export function hasCredentials(text: string): boolean {
  const url = parseHttpUrl(text);
  return url !== undefined && (url.username !== '' || url.password !== '');
}

function parseHttpUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}

function withExtension(url: URL, extension: string): string {
  const copy = new URL(url);
  copy.pathname = `${copy.pathname.replace(KNOWN_EXTENSION, '').replace(/\/$/, '')}.${extension}`;
  return copy.href;
}

/**
 * The addresses to try for a listing's picture, in order; after the last one comes the placeholder (spec, section 3).
 * An image host's address without a known extension gets one appended; when loading fails jpg, png and jpeg follow.
 * An empty or unusable address gives no candidate, so the placeholder shows at once.
 */
export function imageCandidates(imageUrl: string): string[] {
  const url = parseHttpUrl(imageUrl.trim());
  if (!url) return [];
  const hasExtension = KNOWN_EXTENSION.test(url.pathname);
  const isImageHost = IMAGE_HOSTS.includes(url.hostname.toLowerCase());
  const retries = EXTENSION_ORDER.map((extension) => withExtension(url, extension));
  const first = isImageHost && !hasExtension ? [] : [url.href];
  return [...new Set([...first, ...retries])];
}
