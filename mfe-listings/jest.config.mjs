import { jestPreset } from '../jest.preset.mjs';

// The tests render whole pages. The first one also compiles all modules, which takes seconds on a busy machine.
export default { ...jestPreset({ environment: 'jsdom' }), testTimeout: 60_000 };
