import { z } from 'zod';

/**
 * Reads an origin from which pages may load files. It has no path and nothing else that could extend a
 * Content-Security-Policy.
 */
export const remotesOriginField = () =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text),
      'it must be an origin such as https://cdn.example.',
    );

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** `new URL` accepts more, such as * and ;, which would extend a Content-Security-Policy. */
const isPlainHost = ({ hostname }: URL): boolean => /^[a-z0-9.-]+$/.test(hostname) || hostname === '[::1]';

/**
 * Reads the URL of a map's style (MapLibre Style Specification). Plain http is for a server on the developer's own
 * machine.
 */
export const mapStyleUrlField = () =>
  z.string().refine((text) => {
    if (!URL.canParse(text) || text !== text.trim()) return false;
    const url = new URL(text);
    if (url.username !== '' || url.password !== '' || !isPlainHost(url)) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  }, 'it must be the https URL of a map style, such as https://tiles.example/style.json.');

/** Reads the key that signs preview links. */
export const previewKeyField = () => z.string().min(32, 'it must have at least 32 characters.');

/** Reads the secret that gives access to the state of the releases. */
export const operationsTokenField = () =>
  z.string().regex(/^[\w-]{24,}$/, 'it must have at least 24 letters, digits, - or _.');
