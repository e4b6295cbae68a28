import { API_KEYS_MAX } from '@roommate/contracts';

export const KEY_NOT_FOUND = 'This API key does not exist or was revoked.';
export const TOO_MANY_KEYS = `You have ${API_KEYS_MAX} API keys, which is the maximum. Revoke one first.`;
