import type { z } from 'zod';

/** A configuration that cannot be used; the message is one sentence per wrong variable, fit for the terminal. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A rule between variables that is broken, and the variable by which that is put right. */
export interface Problem {
  name: string;
  message: string;
}

/** Reports the problems that `rules` find to zod, as `superRefine` wants it. */
export const withRules =
  <Variables>(...rules: ((env: Variables) => readonly Problem[])[]) =>
  (env: Variables, context: z.core.$RefinementCtx<Variables>): void => {
    for (const { name, message } of rules.flatMap((rule) => rule(env))) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  };

const sentence = (issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string => {
  const name = issue.path.join('.');
  const value = env[name];
  return value === undefined ? `${name} is not set: ${issue.message}` : `${name} is wrong: ${issue.message}`;
};

/**
 * Reads the variables that `schema` names; an empty value counts as not set.
 * The value itself is never repeated, since it may be a secret.
 * @throws ConfigurationError naming every wrong variable
 */
export function readEnv<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv = process.env): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  // A variable may break several rules: the first says what to do.
  const { issues } = result.error;
  const names = issues.map(({ path }) => path.join('.'));
  const first = issues.filter((_, i) => names.indexOf(names[i] ?? '') === i);
  throw new ConfigurationError(first.map((issue) => sentence(issue, given)).join('\n'));
}
