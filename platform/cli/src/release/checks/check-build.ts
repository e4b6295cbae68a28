import type { Build } from '../builds/build.ts';
import { checkBudget } from './budget.ts';
import { checkCopies } from './copies.ts';
import { checkRoutes } from './routes.ts';

/** What was checked and what came of it. */
export interface Check {
  what: string;
  /** Why the build is refused, in sentences; empty when it is not. */
  refused: string[];
}

export type CheckBuild = (build: Build) => Promise<Check[]>;

/** Checks what a build shows by itself; whether it fits the live releases is the registry's business. */
export const checkBuild: CheckBuild = async (build) => [
  ...(await checkWithoutRunning(build)),
  await checkRoutes(build),
];

/** The checks for which the build need not run. */
export const checkWithoutRunning: CheckBuild = (build) =>
  Promise.resolve([checkBudget(build), checkCopies(build)]);
