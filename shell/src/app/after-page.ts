/** What a page needs only after it shows. All of it comes in one file. */
export { createApi } from '../api/create-api.ts';
export { confirmLogout, onLogout } from './logout.ts';
export { startAfterPage } from './start-after-page.ts';
