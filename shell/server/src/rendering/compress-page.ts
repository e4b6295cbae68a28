import { negotiate } from '@fastify/accept-negotiator';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The HTML of a page. */
export interface WrittenPage {
  html: string;
  /** Its inline styles, for the Content-Security-Policy. */
  styleSources: string[];
  /** Whether what the page is about does not exist. */
  isMissing: boolean;
}

/** A page in the forms that browsers accept, so that no request compresses it again. */
export interface CompressedPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  styleSources: string[];
  isMissing: boolean;
  /** Of all forms together. */
  bytes: number;
}

/** The version of a page for `If-None-Match`. */
export const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

export async function compressPage({ html, ...rest }: WrittenPage): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    asGzip(plain),
  ]);
  const bytes = plain.byteLength + br.byteLength + gzipped.byteLength;
  return { plain, br, gzip: gzipped, etag: etagOf(html), ...rest, bytes };
}

/** The smallest form that the browser accepts, with its content-encoding. */
export function encodedFor(
  page: CompressedPage,
  accepted = '',
): { body: Buffer; encoding: 'br' | 'gzip' | undefined } {
  const encoding = negotiate<'br' | 'gzip'>(accepted, ['br', 'gzip']);
  return encoding ? { body: page[encoding], encoding } : { body: page.plain, encoding: undefined };
}
