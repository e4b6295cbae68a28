/** Whether the code renders a page in Node. Loaders wait for their data there, and hand it on immediately in a browser. */
export const isServer = typeof document === 'undefined';
