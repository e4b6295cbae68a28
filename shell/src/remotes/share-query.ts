import { registerShared } from '@module-federation/enhanced/runtime';
import { SHELL_API_VERSION } from '@roommate/shell-api';

/**
 * Provides the data-loading part of the contract to remotes. The first remote that needs it loads it: the shell's own
 * pages and home do without (docs/decisions/0190-data-loading.md).
 */
export function shareQuery(): void {
  registerShared({
    '@roommate/shell-api/query': {
      version: SHELL_API_VERSION,
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: `^${SHELL_API_VERSION}` },
      get: async () => {
        const module = await import('@roommate/shell-api/query');
        return () => module;
      },
    },
  });
}
