/** What a page says without JavaScript, if the server has not rendered it: shell/index.html. */
const NEEDS_SCRIPTS = /<noscript>[^<]*<\/noscript>/;

/** The page of a response 503. Without JavaScript it says so: scripts alone would show no content either. */
export const unavailablePage = (html: string): string =>
  html.replace(
    NEEDS_SCRIPTS,
    '<noscript>This page is not available now. Please load it again in a few seconds.</noscript>',
  );
