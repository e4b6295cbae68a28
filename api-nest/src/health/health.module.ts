import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { HealthController } from './health.controller.ts';
import { ReadinessCheck } from './readiness.ts';

@Module({ imports: [AuthModule], controllers: [HealthController], providers: [ReadinessCheck] })
export class HealthModule {}
