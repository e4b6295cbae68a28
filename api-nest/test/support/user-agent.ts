/** The user agent of a phone's browser. Programs without one of a browser count as bots. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
