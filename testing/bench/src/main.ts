import { runMain } from '@roommate/server/env';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { alerts } from './benchmarks/alerts.ts';
import { compare } from './benchmarks/compare.ts';
import { memory } from './benchmarks/memory.ts';
import { amplification, stream } from './benchmarks/neighbour.ts';
import { site } from './benchmarks/site.ts';
import { sizes } from './benchmarks/sizes.ts';
import { Stage } from './servers/stage.ts';

const FEW = 24;
const SOME = 1000;
/** The number of listings of the CSV, which the product must handle without becoming slower. */
const MANY = 28_800;
/** A database of this size may take twice the time of one with `SOME`. */
const MILLION = 1_000_000;
const SEARCHES = 100_000;

const benchmarks = {
  compare: (stage: Stage, [listings = FEW]: number[]) => compare(stage, [listings]),
  'compare-sizes': (stage: Stage, listings: number[]) =>
    compare(stage, listings.length > 0 ? listings : [FEW, MANY, MILLION]),
  memory: (stage: Stage, [listings = FEW]: number[]) => memory(stage, listings),
  sizes: (stage: Stage, listings: number[]) =>
    sizes(stage, listings.length > 0 ? listings : [FEW, SOME, MANY, MILLION]),
  site: (stage: Stage, [listings = FEW]: number[]) => site(stage, listings),
  amplification: (stage: Stage) => amplification(stage),
  alerts: (stage: Stage) => alerts(stage, SEARCHES),
  stream: (stage: Stage, [listings = MANY]: number[]) => stream(stage, listings),
};
const names = Object.keys(benchmarks) as (keyof typeof benchmarks)[];

function numberOfListings(text: string, before: number[] = []): number[] {
  if (/^[1-9]\d{0,6}$/.test(text)) return [...before, Number(text)];
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999999.');
}

async function run(
  benchmark: keyof typeof benchmarks | undefined,
  { listings }: { listings?: number[] },
): Promise<void> {
  for (const name of benchmark ? [benchmark] : names) {
    const stage = await Stage.open();
    try {
      console.log(`\n${name}\n${await benchmarks[name](stage, listings ?? [])}`);
    } finally {
      await stage.close();
    }
  }
}

await runMain(() =>
  new Command('npm run bench --')
    .description('Measure the API and the site')
    .addArgument(
      new Argument(
        '[benchmark]',
        'one benchmark, which takes about a minute; sizes and compare-sizes fill a million listings',
      ).choices(names),
    )
    .option(
      '--listings <number>',
      'the number of listings; repeat it for sizes and compare-sizes',
      numberOfListings,
    )
    .action(run)
    .parseAsync(),
);
