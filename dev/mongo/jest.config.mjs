import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'node' }),
  // Tests that start and kill processes take their time on a busy machine: five starts took a minute at a load of 20.
  testTimeout: 300_000,
};
