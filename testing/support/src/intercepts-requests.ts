/** For files whose tests change or count requests: Playwright does not see those that a service worker responds to. */
export const interceptsRequests = { serviceWorkers: 'block' } as const;
