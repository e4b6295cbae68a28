import { jestPreset } from '../jest.preset.mjs';

// Nest is pure ESM, and so are these that it or the API loads.
export const esmPackages = [
  '@nestjs',
  'jose',
  'file-type',
  'js-yaml',
  'content-disposition',
  'light-my-request',
  'cookie',
];

export default {
  ...jestPreset({ environment: 'node', esmPackages }),
  testMatch: ['<rootDir>/src/**/*.test.ts'],
};
