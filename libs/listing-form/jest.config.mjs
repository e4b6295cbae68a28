import { jestPreset } from '../../jest.preset.mjs';

// Typing into a whole form takes seconds in jsdom on a busy machine.
export default { ...jestPreset({ environment: 'jsdom' }), testTimeout: 60_000 };
