import { jestPreset } from '../jest.preset.mjs';

const preset = jestPreset({ environment: 'jsdom', esmPackages: ['swiper'] });

export default {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '^swiper/css': preset.moduleNameMapper['\\.css$'] },
  setupFiles: ['<rootDir>/src/testing/media.ts'],
};
