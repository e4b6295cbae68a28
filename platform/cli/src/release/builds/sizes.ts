import type { Sizes } from '@roommate/release-registry';

const kindOf = (name: string): keyof Sizes =>
  name.endsWith('.js') ? 'scripts' : name.endsWith('.css') ? 'styles' : 'other';

/** The sizes of a release by kind of file. @param stored the files, including the compressed ones */
export function sizesOf(stored: ReadonlyMap<string, Uint8Array>): Sizes {
  const none = { files: 0, bytes: 0, brotliBytes: 0 };
  const sizes: Sizes = { scripts: { ...none }, styles: { ...none }, other: { ...none } };
  for (const [name, content] of stored) {
    const original = name.replace(/\.(br|gz)$/, '');
    if (original !== name && stored.has(original)) continue;
    const size = sizes[kindOf(name)];
    size.files += 1;
    size.bytes += content.byteLength;
    size.brotliBytes += (stored.get(`${name}.br`) ?? content).byteLength;
  }
  return sizes;
}
