import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { type MetricsServer, serveMetrics } from '@roommate/server/telemetry';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from './metrics.ts';

/** Serves the metrics until the last request, if a port is configured. */
@Injectable()
export class MetricsEndpoint implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(MetricsEndpoint.name);
  #server: MetricsServer | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsHost: host, metricsPort: port } = this.config;
    if (port === undefined) return;
    this.#server = await serveMetrics(this.metrics.registry, { host, port }, (error) => {
      this.#logger.error(error, 'A metric could not be read');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#server?.close();
  }
}
