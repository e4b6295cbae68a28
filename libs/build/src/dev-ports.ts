/** Where the development servers of the shell and the remotes listen, on this machine only. */
export const devPorts: Readonly<Record<string, number>> = {
  'mfe-listings': 3001,
  'mfe-dashboard': 3002,
  'mfe-marketing': 3003,
  shell: 3004,
};
