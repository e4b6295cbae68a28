import { resolve } from 'node:path';
import { repositoryRoot, withRules } from '@roommate/env';
import { openStore, storeFields, storeProblems, type ReleaseStore } from '@roommate/release-store';
import { z } from 'zod';

/** Where releases go: the same variables as the site's. */
export const storeEnvironment = z
  .object({ DATA_DIR: z.string().default('.data'), RELEASES_DIR: z.string().optional(), ...storeFields })
  .superRefine(withRules(storeProblems));

export const storeOf = (env: z.infer<typeof storeEnvironment>): ReleaseStore =>
  openStore(env, resolve(repositoryRoot, env.RELEASES_DIR ?? `${env.DATA_DIR}/releases`));
