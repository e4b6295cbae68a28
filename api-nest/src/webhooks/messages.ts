import { WEBHOOKS_MAX } from '@roommate/contracts';

export const WEBHOOK_NOT_FOUND = 'This webhook does not exist or was deleted.';
export const TOO_MANY_WEBHOOKS = `You have ${WEBHOOKS_MAX} webhooks, which is the maximum. Delete one first.`;
export const WEBHOOK_EXISTS = 'You have a webhook with this url. Delete it first.';
export const PRIVATE_RECEIVER = 'url must be an https URL on the public internet, without a port.';

/** The seconds between two replays of a webhook: its receiver must not get the same events over and over. */
export const REPLAY_PAUSE_S = 10;
export const REPLAYED_JUST_NOW = `This webhook was replayed less than ${REPLAY_PAUSE_S} seconds ago.`;
