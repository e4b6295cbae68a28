import { Global, Module } from '@nestjs/common';
import { ReadCache } from './read-cache.ts';
import { Reads } from './reads.ts';

@Global()
@Module({ providers: [ReadCache, Reads], exports: [ReadCache, Reads] })
export class ReadsModule {}
