/** Connection settings for the services behind the site. */
export const upstreamOptions = (timeoutMs = 15_000) => ({
  undici: {
    connections: 128,
    // Shorter than the 5 s after which Node servers close idle connections. So the site never reuses a closing one.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
    connect: { timeout: 3_000 },
    headersTimeout: timeoutMs,
    bodyTimeout: 30_000,
  },
  // A retry would hide failures, and pages retry automatically.
  retryMethods: [],
  // URLs may contain email addresses.
  disableRequestLogging: true,
});

/** The code of the error for a request that was not sent, because too many wait already. */
export const UPSTREAM_BUSY = 'UPSTREAM_BUSY';
const unavailableCodes: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', UPSTREAM_BUSY];

/** The response status for a failed request to a service behind the site. */
export function upstreamStatus(error: Error): 502 | 503 | 504 {
  const { cause } = error as { cause?: { code?: string } };
  const codes = [(error as { code?: string }).code, cause?.code];
  if (codes.some((code) => unavailableCodes.includes(code))) return 503;
  if ((error as { statusCode?: number }).statusCode === 504) return 504;
  return 502;
}
