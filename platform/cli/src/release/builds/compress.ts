import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const text = /\.(js|css|svg|json|txt|html|webmanifest|map)$/;
/** Below it a packet is saved at best. */
const worthwhileBytes = 1024;

async function compressed(name: string, content: Buffer): Promise<[string, Buffer][]> {
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

/** The files and, of those that are text, the brotli and gzip forms beside them as the site's server looks for them. */
export async function withCompressed(
  files: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, Buffer>> {
  const all = await Promise.all([...files].map(([name, content]) => compressed(name, content)));
  return new Map(all.flat());
}
