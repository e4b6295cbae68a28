import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { InputPipe } from './input.pipe.ts';
import { ProblemFilter } from './problem.filter.ts';
import { RouteMethods } from './route-methods.ts';

@Module({
  providers: [
    RouteMethods,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: InputPipe },
  ],
})
export class ProblemsModule {}
