import type { ImportResult } from './import-csv.ts';

const SHOWN_REJECTIONS = 20;

const count = (n: number, noun: string): string => `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;

/** The lines that tell how an import went, rejected rows with their line in the file and the reason. */
export function report({ rows, inserted, changed, rejected }: ImportResult): string[] {
  const same = rows - rejected.length - inserted - changed;
  const summary = `${count(rows, 'row')}: ${count(inserted, 'new listing')}, ${count(changed, 'changed listing')}, ${count(same, 'listing')} as before, ${count(rejected.length, 'row')} rejected.`;
  const shown = rejected.slice(0, SHOWN_REJECTIONS).map(({ line, reason }) => `  line ${line}: ${reason}`);
  const more = rejected.length - shown.length;
  return [summary, ...shown, ...(more > 0 ? [`  … and ${count(more, 'more row')}.`] : [])];
}
