import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const text = /\.(js|css|svg|json|txt|html|webmanifest|map)$/;
/** Below it a packet is saved at best. */
const worthwhileBytes = 1024;

/** The file and, if it is text, its brotli and gzip forms beside it as the site's server looks for them. */
export async function withCompressed(name: string, content: Buffer): Promise<[string, Buffer][]> {
  if (!text.test(name) || content.byteLength < worthwhileBytes) return [[name, content]];
  const [brotli, gzipped] = await Promise.all([
    asBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }),
    asGzip(content, { level: 9 }),
  ]);
  return [
    [name, content],
    [`${name}.br`, brotli],
    [`${name}.gz`, gzipped],
  ];
}
