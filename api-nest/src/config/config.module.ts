import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config.ts';

export const CONFIG = Symbol('Config');

@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
