import { fileURLToPath } from 'node:url';
import { jestPreset } from '../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'jsdom' }),
  testEnvironment: fileURLToPath(new URL('./test/web-environment.mjs', import.meta.url)),
};
