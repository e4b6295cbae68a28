import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const MAX_RETRY_DELAY_MS = 2000;

/**
 * Creates a connection that never waits long. A command without a connection fails immediately. It reconnects by
 * itself.
 * @param url redis:// or rediss://, possibly with a password
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
  let isUnavailable = false;
  redis.on('ready', () => {
    isUnavailable = false;
    logger.log('Rate limits are shared through Redis.');
  });
  redis.on('error', ({ name }: Error) => {
    if (!isUnavailable)
      logger.warn(`Redis is not available (${name}). Each process counts rate limits for itself.`);
    isUnavailable = true;
  });
  return redis;
}
