import { ConfigurationError } from '@roommate/server/env';

/**
 * The emulator accepts any Google account without asking Google, so it may serve only a demo project.
 * Firebase itself uses the prefix `demo-` for projects that never reach real services.
 * @throws ConfigurationError in production or with any other project id
 */
export function assertDemoMode(nodeEnv: string | undefined, projectId: string): void {
  if (nodeEnv === 'production') {
    throw new ConfigurationError(
      'The auth emulator does not run with NODE_ENV=production: configure a Firebase project.',
    );
  }
  if (!/^demo-[a-z0-9-]{1,25}$/.test(projectId)) {
    throw new ConfigurationError(
      'FIREBASE_PROJECT_ID is wrong: the auth emulator takes only a project id that starts with demo-.',
    );
  }
}
