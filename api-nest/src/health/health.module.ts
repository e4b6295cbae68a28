import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { HealthController } from './health.controller.ts';

@Module({ imports: [AuthModule], controllers: [HealthController] })
export class HealthModule {}
