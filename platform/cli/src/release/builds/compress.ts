import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const TEXT_FILE = /\.(m?js|css|svg|json|txt|html|webmanifest|map)$/;
/** Compression of smaller files saves hardly any packets. */
const MIN_BYTES = 1024;

/** Brotli's own choice, and blocks of 1 MB. Which one is smaller depends on the file. */
const blockSizes = [0, 20];

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  const results = await Promise.all(
    blockSizes.map((lgblock) =>
      asBrotli(content, { params: { ...params, [constants.BROTLI_PARAM_LGBLOCK]: lgblock } }),
    ),
  );
  return results.reduce((smallest, next) => (next.byteLength < smallest.byteLength ? next : smallest));
}

async function compressed(name: string, content: Buffer): Promise<[string, Buffer][]> {
  if (!TEXT_FILE.test(name) || content.byteLength < MIN_BYTES) return [[name, content]];
  const [brotli, gzipped] = await Promise.all([smallestBrotli(content), asGzip(content, { level: 9 })]);
  return [
    [name, content],
    [`${name}.br`, brotli],
    [`${name}.gz`, gzipped],
  ];
}

/** Adds brotli and gzip files for the text files, under the names that the site server expects. */
export async function withCompressed(
  files: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, Buffer>> {
  const all = await Promise.all([...files].map(([name, content]) => compressed(name, content)));
  return new Map(all.flat());
}
