/**
 * Query options: refetch when the user returns to the tab or the connection returns. Another tab may have made changes.
 * See docs/decisions/0047-own-listings-that-do-not-load.md.
 */
export const refetchOnReturn = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const;
