import { WEBHOOKS_MAX } from '@roommate/contracts';

export const WEBHOOK_NOT_FOUND = 'This webhook does not exist or was deleted.';
export const TOO_MANY_WEBHOOKS = `You have ${WEBHOOKS_MAX} webhooks, which is the maximum. Delete one first.`;
export const PRIVATE_RECEIVER = 'url must be an https URL on the public internet, without a port.';
