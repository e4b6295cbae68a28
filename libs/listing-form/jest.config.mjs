import { jestPreset } from '../../jest.preset.mjs';

// Typing a whole form in jsdom takes seconds on a busy machine.
export default { ...jestPreset({ environment: 'jsdom' }), testTimeout: 60_000 };
