import type { Sizes } from '@roommate/release-registry';
import type { Build } from '../builds/build.ts';
import type { Check } from './check.ts';

const kinds: (keyof Sizes)[] = ['scripts', 'styles', 'other'];

/** The compressed size of a release must not exceed the budget in remote.json (shell.json for the shell). */
export function checkBudget({ name, sizes, budget }: Build): Check {
  const kilobytes = (kind: keyof Sizes): string => (sizes[kind].brotliBytes / 1000).toFixed(1);
  const used = kinds.map((kind) => `${kind} ${kilobytes(kind)} of ${budget[kind]} KB`);
  return {
    title: `size budget: ${used.join(', ')} (brotli)`,
    failures: kinds
      .filter((kind) => sizes[kind].brotliBytes > budget[kind] * 1000)
      .map(
        (kind) =>
          `${name}: its ${kind} have ${kilobytes(kind)} KB (brotli), the budget is ${budget[kind]} KB.`,
      ),
  };
}
