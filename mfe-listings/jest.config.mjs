import { jestPreset } from '../jest.preset.mjs';

// Whole pages in jsdom, of which the first test also compiles all modules: seconds on a busy machine.
export default { ...jestPreset({ environment: 'jsdom' }), testTimeout: 60_000 };
