/** What a page needs only after it shows. All of it comes in one file. */
export { createApi } from '../api/create-api.ts';
export { sendWhenPossible } from '../offline/send-when-possible.ts';
export { prefetchInView } from '../prefetch/prefetch-in-view.ts';
export { prefetchLogin } from '../prefetch/prefetch-login.ts';
export { warmUpNavigation } from '../prefetch/warm-up-navigation.ts';
export { fadeBetweenPages } from './page-transitions.ts';
export { savePositionsWhenHidden } from './save-positions-when-hidden.ts';
