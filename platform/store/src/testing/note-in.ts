import type { Change, ReleaseRegistry } from '@roommate/release-registry';

const change = (by: string, revision: number): Change => ({
  revision,
  at: '2026-01-01T00:00:00Z',
  by,
  action: 'stage',
  name: 'shell',
  version: '1',
  from: null,
});

/** Creates a change of the registry that only adds an entry to its history. */
export const noteIn = (by: string) => (registry: ReleaseRegistry, revision: number) => ({
  ...registry,
  history: [change(by, revision), ...registry.history],
});
