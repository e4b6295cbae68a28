import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ConditionalGetInterceptor } from './conditional-get.interceptor.ts';

@Module({ providers: [{ provide: APP_INTERCEPTOR, useClass: ConditionalGetInterceptor }] })
export class ConditionalRequestsModule {}
