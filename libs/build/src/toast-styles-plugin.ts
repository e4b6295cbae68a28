import type { RsbuildPlugin } from '@rsbuild/core';

const GLOBAL = ':root {';
const CONTAINER = '.Toastify__toast-container {';

/**
 * Defines the variables of react-toastify where toasts appear. Its style sheet arrives when a visitor starts to use the
 * page. With variables at the root, the browser would then calculate the styles of the whole page again.
 */
export const toastStylesPlugin: RsbuildPlugin = {
  name: 'roommate:toast-styles',
  setup(api) {
    api.transform({ test: /[\\/]ReactToastify\.css$/ }, ({ code }) => {
      if (!code.includes(GLOBAL)) throw new Error('The style sheet of toasts has no variables at the root.');
      return code.replaceAll(GLOBAL, CONTAINER);
    });
  },
};
