import { createRequire } from 'node:module';

/** Reads the version of an installed package. */
export const versionOf = (name: string): string => {
  const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string };
  return version;
};
