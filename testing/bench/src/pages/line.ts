import type { CDPSession } from 'playwright-core';

/** Slow 4G as Lighthouse has it: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md. */
const slow4G = {
  offline: false,
  /** Milliseconds. */
  latency: 150,
  /** Bytes per second. */
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CPU_SLOWDOWN = 4;

/** The screen of a mid-range phone. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  // The site lets the headless browser's own name wait longer for a page, as a crawler.
  userAgent: 'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
};

/** Makes the scripts and the layout of a page as slow as on a cheap phone. */
export async function slowPhone(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Makes a page as slow as on a cheap phone with a slow connection. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await slowPhone(session);
}
