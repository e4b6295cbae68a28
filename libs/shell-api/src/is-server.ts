/** Whether the code renders a page in Node. Loaders wait for their data there, and hand it on at once in a browser. */
export const isServer = typeof document === 'undefined';
