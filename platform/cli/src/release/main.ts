import { readEnv, runMain } from '@roommate/server/env';
import { readArguments } from './arguments.ts';
import { run } from './run.ts';
import { storeEnvironment, storeOf } from './store-environment.ts';

await runMain(async () => {
  const command = readArguments(process.argv.slice(2));
  const store = storeOf(readEnv(storeEnvironment));
  console.log(await run(store, command));
});
