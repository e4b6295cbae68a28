/** The part of the test double that works without a browser: for tests of server rendering. */
export { createTestShell } from './create-test-shell.ts';
export { renderOnServer, structuredDataIn } from './render-on-server.ts';
