/** What a page needs only after it shows. All of it comes in one file. */
export { createApi } from '../api/create-api.ts';
export { warmUpNavigation } from '../prefetch/warm-up-navigation.ts';
export { fadeBetweenPages } from './page-transitions.ts';
