import type { Build } from '../builds/build.ts';
import { checkBudget } from './budget.ts';
import { checkCopies } from './copies.ts';

/** What was checked and what came of it. */
export interface Check {
  what: string;
  /** Why the build is refused, in sentences; empty when it is not. */
  refused: string[];
}

/** Checks what a build shows by itself; whether it fits the live releases is the registry's business. */
export const checkBuild = (build: Build): Check[] => [checkBudget(build), checkCopies(build)];
