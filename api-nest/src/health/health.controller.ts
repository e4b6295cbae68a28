import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.ts';
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
  constructor(private readonly database: Database) {}

  @Get('live')
  @ApiCall(healthCalls.live)
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiCall(healthCalls.ready)
  async ready(): Promise<HealthAnswer> {
    if (await this.database.isReady()) return { status: 'ok' };
    throw problem(503, 'The database cannot be reached right now.');
  }
}
