import { readEnv, runMain } from '@roommate/server/env';
import { releaseActions } from './actions.ts';
import { releaseProgram } from './program.ts';
import { storeEnvironment, storeOf } from './store-environment.ts';

const openStore = () => storeOf(readEnv(storeEnvironment));

await runMain(() => releaseProgram(releaseActions(openStore)).parseAsync());
