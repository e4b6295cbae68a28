import type { Sizes } from '@roommate/release-registry';
import type { Build } from '../builds/build.ts';
import type { Check } from './check-build.ts';

const kinds: (keyof Sizes)[] = ['scripts', 'styles', 'other'];
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** What phones fetch of a release must stay within what its remote.json (shell.json) allows. */
export function checkBudget({ name, sizes, budget }: Build): Check {
  const refused = kinds
    .filter((kind) => sizes[kind].brotliBytes > budget[kind] * 1000)
    .map(
      (kind) =>
        `${name}: its ${kind} weigh ${kilobytes(sizes[kind].brotliBytes)} KB (brotli), the budget is ${budget[kind]} KB.`,
    );
  const spent = kinds.map((kind) => `${kind} ${kilobytes(sizes[kind].brotliBytes)} of ${budget[kind]} KB`);
  return { what: `size budget: ${spent.join(', ')} (brotli)`, refused };
}
