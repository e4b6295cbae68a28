import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const built = (file: string): string => join(router, 'dist/production', file);

/**
 * The production form of the router. Its package offers only the development form to bundlers. Each first page would
 * wait for its checks and warnings.
 */
export const productionRouter: Readonly<Record<string, string>> = {
  'react-router$': built('index.mjs'),
  'react-router/dom$': built('dom-export.mjs'),
};
