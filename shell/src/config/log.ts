/** The shell logs as the remotes do. */
export { log } from '@roommate/shell-api';
