import { jestPreset } from '../../jest.preset.mjs';

export default jestPreset({ environment: 'node' });
