const first = Number(process.env.DEV_PORT ?? '3001');

/** Where the development servers of the remotes and the shell listen, on this machine only: from DEV_PORT (3001) on. */
export const devPorts: Readonly<Record<string, number>> = {
  'mfe-listings': first,
  'mfe-dashboard': first + 1,
  'mfe-marketing': first + 2,
  shell: first + 3,
};
