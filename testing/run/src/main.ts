import { ConfigurationError, runMain } from '@roommate/server/env';
import { countTests } from './count-tests.ts';
import { runStage } from './run-stage.ts';
import { type Lane, runs } from './stages.ts';

const isRun = (name: string | undefined): name is keyof typeof runs =>
  name !== undefined && Object.hasOwn(runs, name);

async function runLane(lane: Lane) {
  const results = [];
  for (const stage of lane) results.push({ stage, ...(await runStage(stage)) });
  return results;
}

/** Runs `npm run check`, `npm test` and similar commands. Stops after the first group with a failed stage. */
await runMain(async () => {
  const name = process.argv[2];
  if (!isRun(name)) throw new ConfigurationError(`Name one of these runs: ${Object.keys(runs).join(', ')}.`);
  const total = { passed: 0, failed: 0 };
  const times: string[] = [];
  const broken: string[] = [];
  for (const group of runs[name]) {
    const results = await Promise.all(group.map(runLane));
    for (const { stage, output, ok, seconds } of results.flat()) {
      const { passed, failed } = countTests(output);
      total.passed += passed;
      total.failed += failed;
      times.push(`${stage.name} ${Math.round(seconds)} s`);
      if (!ok) broken.push(stage.name);
    }
    if (broken.length > 0) break;
  }
  console.log(`\n${times.join(', ')}`);
  if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}. The stages after it did not run.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = broken.length === 0 && total.failed === 0 ? 0 : 1;
});
