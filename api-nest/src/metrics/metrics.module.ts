import { Global, Module } from '@nestjs/common';
import { MetricsEndpoint } from './metrics-endpoint.ts';
import { Metrics } from './metrics.ts';

@Global()
@Module({ providers: [Metrics, MetricsEndpoint], exports: [Metrics] })
export class MetricsModule {}
