/** The browser tests use the same browser as the check of a release. */
export { browserOptions } from '@roommate/platform-cli/browser';
