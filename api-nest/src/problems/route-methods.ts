import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

interface Route {
  path: RegExp;
  methods: string[];
}

const patternOf = (url: string): RegExp => {
  const escaped = url.replace(/[.+?^$(){}|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
};

/** Which methods an address takes; fastify itself answers 404 to a wrong method. */
@Injectable()
export class RouteMethods {
  private readonly routes: Route[] = [];

  constructor({ httpAdapter }: HttpAdapterHost) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', ({ url, method }) => {
      // The wildcards are the CORS preflight and the Swagger UI's files.
      if (!url.includes('*')) this.routes.push({ path: patternOf(url), methods: [method].flat() });
    });
  }

  /** @param url path and query as requested */
  allowedAt(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const methods = this.routes.filter((route) => route.path.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  }
}
