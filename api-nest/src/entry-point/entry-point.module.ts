import { Module } from '@nestjs/common';
import { EntryPointController } from './entry-point.controller.ts';

@Module({ controllers: [EntryPointController] })
export class EntryPointModule {}
