import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const MAX_RETRY_DELAY_MS = 2000;

/**
 * A connection that answers soon or not at all: a call while it is away fails at once, and it connects again by itself.
 * @param url redis:// or rediss://; may hold a password
 */
export function connectRedis(url: string): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 2000,
    retryStrategy: (attempts) => Math.min(attempts * 200, MAX_RETRY_DELAY_MS),
  });
  let isAway = false;
  redis.on('ready', () => {
    isAway = false;
    logger.log('Rate limits are shared through Redis.');
  });
  redis.on('error', ({ name }: Error) => {
    if (!isAway) logger.warn(`Redis is away (${name}): each process counts rate limits for itself.`);
    isAway = true;
  });
  return redis;
}
