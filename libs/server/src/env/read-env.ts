import type { z } from 'zod';

/** The configuration or the arguments are wrong. The message is for the terminal, with one line per problem. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A broken rule between variables, and the variable to change. */
export interface ConfigurationProblem {
  name: string;
  message: string;
}

/** Makes rules between variables usable in zod's `superRefine`. */
export const withRules =
  <Variables>(...rules: ((env: Variables) => readonly ConfigurationProblem[])[]) =>
  (env: Variables, context: z.core.$RefinementCtx<Variables>): void => {
    for (const { name, message } of rules.flatMap((rule) => rule(env))) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  };

const messageOf = (issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string => {
  const name = issue.path.join('.');
  const value = env[name];
  return value === undefined ? `${name} is not set: ${issue.message}` : `${name} is wrong: ${issue.message}`;
};

/**
 * Reads the variables of a schema. An empty value counts as not set.
 * @throws ConfigurationError that names every wrong variable, but never its value, which may be a secret
 */
export function readEnv<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv = process.env): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  // A variable may break several rules: report only the first.
  const { issues } = result.error;
  const names = issues.map(({ path }) => path.join('.'));
  const first = issues.filter((_, i) => names.indexOf(names[i] ?? '') === i);
  throw new ConfigurationError(first.map((issue) => messageOf(issue, given)).join('\n'));
}
