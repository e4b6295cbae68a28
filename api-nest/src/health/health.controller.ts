import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NO_TOKEN_KEYS } from '@roommate/server/http';
import { Public } from '../auth/public.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { problem } from '../problems/problem.ts';
import { healthOperations } from './health.docs.ts';
import { ReadinessCheck } from './readiness.ts';

/** Where supervisors ask whether the process runs. */
export const LIVE_PATH = '/health/live';

export interface HealthResponse {
  status: 'ok';
}

@ApiTags('Health')
@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly readiness: ReadinessCheck) {}

  @Get('live')
  @Endpoint(healthOperations.live)
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @Endpoint(healthOperations.ready)
  async ready(): Promise<HealthResponse> {
    const { hasDatabase, hasKeys } = await this.readiness.read();
    if (!hasDatabase) throw problem(503, 'The database cannot be reached right now.');
    if (!hasKeys) throw problem(503, NO_TOKEN_KEYS);
    return { status: 'ok' };
  }
}
