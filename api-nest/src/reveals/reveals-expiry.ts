import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { REVEAL_DAYS } from './reveal.schema.ts';
import { RevealsRepository } from './reveals.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Forgets old reveals, every hour: a TTL index would be a thing of the database's that not every one has. */
@Injectable()
export class RevealsExpiry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RevealsExpiry.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly repository: RevealsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToForget(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many were forgotten */
  forget(now = new Date()): Promise<number> {
    return this.repository.deleteBefore(new Date(now.getTime() - REVEAL_DAYS * 24 * HOUR_MS));
  }

  private async tryToForget(): Promise<void> {
    await this.forget().catch((error: unknown) => {
      this.logger.warn(error, 'Old reveals stay until the next hour');
    });
  }
}
