import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'node' }),
  // Tests that start and kill processes take their time on a busy machine.
  testTimeout: 60_000,
};
