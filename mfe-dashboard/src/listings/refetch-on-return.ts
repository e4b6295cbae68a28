/** Query options: refetch when the user returns to the tab or the connection returns. Another tab may have made changes. */
export const refetchOnReturn = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const;
