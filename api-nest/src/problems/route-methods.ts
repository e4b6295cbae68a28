import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

interface Route {
  url: string;
  path: RegExp;
  methods: string[];
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const patternOf = (url: string): RegExp => {
  const escaped = url.replace(/[.+?^$(){}|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
};

/** Finds the methods that a URL supports, because Fastify responds with 404 to a wrong method. */
@Injectable()
export class RouteMethods {
  readonly #routes: Route[] = [];

  constructor({ httpAdapter }: HttpAdapterHost) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', ({ url, method }) => {
      // The wildcard belongs to the CORS preflight.
      if (!url.includes('*')) this.#routes.push({ url, path: patternOf(url), methods: [method].flat() });
    });
  }

  /**
   * @param url path and query as requested
   * @returns an empty list for an unknown URL
   */
  allowedAt(url: string): string[] {
    const path = pathOf(url);
    const fixed = this.#routes.filter((route) => route.url === path);
    // A fixed path such as /roommates/count is not a listing with the id "count".
    const routes = fixed.length > 0 ? fixed : this.#routes.filter((route) => route.path.test(path));
    if (routes.length === 0) return [];
    return [...new Set([...routes.flatMap(({ methods }) => methods), 'OPTIONS'])].sort();
  }

  /**
   * Whether a fixed path, such as /roommates/count, matched the route of a parameter because it lacks the method.
   * @param url path and query as requested
   * @param pattern of the matched route
   */
  isMisrouted(url: string, pattern: string): boolean {
    const path = pathOf(url);
    return path !== pattern && this.#routes.some((route) => route.url === path);
  }
}
