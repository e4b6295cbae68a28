import { runMain } from '@roommate/server/env';
import { countTests } from './tests/count-tests.ts';
import { runStage, type Stage } from './tests/stage.ts';

const nx = (...targets: string[]): Stage['command'] => [
  'nx',
  'run-many',
  '-t',
  ...targets,
  '--outputStyle=stream',
];

/** From the quickest answer to the slowest: a stage that fails is the last. */
const stages: Stage[] = [
  { name: 'Format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'Types and lint', command: nx('typecheck', 'lint') },
  { name: 'Unit tests', command: nx('test') },
  { name: 'Build', command: nx('build') },
  { name: 'Tests of the API', command: nx('test:integration') },
  { name: 'Browser tests', command: ['playwright', 'test'], cwd: 'testing/e2e' },
];

await runMain(async () => {
  const total = { passed: 0, failed: 0 };
  let broken: string | undefined;
  for (const stage of stages) {
    console.log(`\n== ${stage.name}: ${stage.command.join(' ')}`);
    const { output, ok } = await runStage(stage);
    const { passed, failed } = countTests(output);
    total.passed += passed;
    total.failed += failed;
    if (!ok) {
      broken = stage.name;
      break;
    }
  }
  if (broken !== undefined) console.error(`\n${broken} failed: what came after it was not run.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(broken === undefined && total.failed === 0 ? 0 : 1);
});
