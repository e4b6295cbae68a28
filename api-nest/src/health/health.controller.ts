import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.ts';
import { TokenVerifier } from '../auth/token-verifier.ts';
import { Database } from '../database/database.ts';
import { ApiCall } from '../openapi/api-call.ts';
import { problem } from '../problems/problem.ts';
import { healthCalls } from './health.docs.ts';

export interface HealthAnswer {
  status: 'ok';
}

@ApiTags('Health')
@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly verifier: TokenVerifier,
  ) {}

  @Get('live')
  @ApiCall(healthCalls.live)
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiCall(healthCalls.ready)
  async ready(): Promise<HealthAnswer> {
    const [hasDatabase, hasKeys] = await Promise.all([this.database.isReady(), this.verifier.isReady()]);
    if (!hasDatabase) throw problem(503, 'The database cannot be reached right now.');
    if (!hasKeys) throw problem(503, 'The keys that sign tokens have never been reached.');
    return { status: 'ok' };
  }
}
