/** The user agent of a person's browser. The site lets crawlers wait longer (docs/decisions/0381-crawlers-wait.md). */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';
