import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { connectionOptions } from './connection-options.ts';
import { Database } from './database.ts';

@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        uri: config.mongoUri,
        ...connectionOptions(config),
        // Database opens the connection. Until then the API runs, responds with 503 and recovers automatically.
        lazyConnection: true,
      }),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
