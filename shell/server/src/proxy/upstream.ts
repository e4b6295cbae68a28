/** How the site speaks to the parts behind it. */
export const upstreamOptions = (timeoutMs = 15_000) => ({
  undici: {
    connections: 128,
    // Shorter than the 5 s after which Node's servers close an idle connection: none is reused while it closes.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
    connect: { timeout: 3_000 },
    headersTimeout: timeoutMs,
    bodyTimeout: 30_000,
  },
  // A retry hides trouble, and the page has one of its own.
  retryMethods: [],
  // Addresses may hold e-mail addresses.
  disableRequestLogging: true,
});

/** The status that tells the browser why a part behind the site did not answer. */
export function upstreamStatus(error: Error): 502 | 503 | 504 {
  const { cause } = error as { cause?: { code?: string } };
  const codes = [(error as { code?: string }).code, cause?.code];
  if (codes.includes('ECONNREFUSED') || codes.includes('ENOTFOUND')) return 503;
  if ((error as { statusCode?: number }).statusCode === 504) return 504;
  return 502;
}
