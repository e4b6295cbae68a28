import type { CompressedPage } from './compress-page.ts';

/**
 * `unreachable`: the API does not work, and no earlier page is left. `invalid`: the API does not understand
 * the query or a parameter of the path. `busy`: a crawler has waited, but the site renders too much, or the API refuses
 * the request or is slow. `soon`: the page may be ready at the next visit. Undefined: the browser renders the page.
 */
export type Rendered = { page: CompressedPage } | 'unreachable' | 'invalid' | 'busy' | 'soon' | undefined;

/**
 * The result of a rendering in the background. `later`: the API is unreachable or slow. `unloadable`: no page of the release
 * can be rendered, because its code does not load.
 */
export type Warmed = 'done' | 'later' | 'unloadable';
