import { jestPreset } from '../../jest.preset.mjs';

// Dependencies of openapi-typescript and Redocly that ship ES modules only.
const esmPackages = ['@redocly', 'parse-json', 'index-to-position', 'supports-color', 'change-case'];

export default jestPreset({ environment: 'node', esmPackages });
