import { checkBudget } from './budget.ts';
import type { CheckBuild } from './check.ts';
import { checkCopies } from './copies.ts';
import { checkRoutes } from './routes.ts';
import { checkServerEntry } from './server-entry.ts';

/** Checks one build. It does not check whether the build fits the live releases: see registry/conflicts.ts. */
export const checkBuild: CheckBuild = async (build) => [
  ...(await checkWithoutRunning(build)),
  await checkRoutes(build),
  await checkServerEntry(build),
];

/** The checks that do not run the build. */
export const checkWithoutRunning: CheckBuild = (build) =>
  Promise.resolve([checkBudget(build), checkCopies(build)]);
