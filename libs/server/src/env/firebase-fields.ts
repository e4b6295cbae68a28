import { z } from 'zod';
import type { ConfigurationProblem } from './read-env.ts';

/** Reads the ID of a Firebase project. A project whose id starts with demo- exists only in the auth emulator. */
export const firebaseProjectIdField = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,29}$/, 'it must be the ID of a Firebase project.')
    .default('demo-roommate-dhaka');

/** The variables of a Firebase project. */
export const firebaseFields = {
  FIREBASE_PROJECT_ID: firebaseProjectIdField(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'it must be a host name such as my-project.firebaseapp.com.')
    .optional(),
  FIREBASE_APP_ID: z.string().optional(),
};

type FirebaseVariables = z.infer<z.ZodObject<typeof firebaseFields>>;

/**
 * Lists wrong Firebase settings. Without FIREBASE_API_KEY, users sign in with the emulator, where anyone can use any
 * account. This is refused in production and for the ID of a real project.
 */
export function firebaseProblems(env: FirebaseVariables & { NODE_ENV: string }): ConfigurationProblem[] {
  const real = env.FIREBASE_API_KEY !== undefined;
  const demo = env.FIREBASE_PROJECT_ID.startsWith('demo-');
  const problems: ConfigurationProblem[] = [];
  if (real) {
    for (const name of ['FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID'] as const) {
      const message = 'a real Firebase project needs it in addition to FIREBASE_API_KEY.';
      if (env[name] === undefined) problems.push({ name, message });
    }
  } else if (env.NODE_ENV === 'production') {
    const message = 'in production sign-in needs a real Firebase project.';
    problems.push({ name: 'FIREBASE_API_KEY', message });
  }
  if (real === demo) {
    const message = real
      ? 'with FIREBASE_API_KEY it must be the ID of a real project, not demo-….'
      : 'without FIREBASE_API_KEY it must start with demo-.';
    problems.push({ name: 'FIREBASE_PROJECT_ID', message });
  }
  return problems;
}
