import { jestPreset } from '../../jest.preset.mjs';

// Of what openapi-typescript and Redocly load.
const esmPackages = ['@redocly', 'parse-json', 'index-to-position', 'supports-color', 'change-case'];

export default jestPreset({ environment: 'node', esmPackages });
