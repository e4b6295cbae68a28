import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_LIMIT_BYTES } from '@roommate/contracts';
import {
  addressOfUnrouted,
  apiHeaders,
  connectionLimits,
  refuseUnreadable,
  trustedProxies,
} from '@roommate/server/http';
import { loggerOptions, requestId, RequestLog } from '@roommate/server/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { sendError } from '../problems/send-error.ts';
import type { AddressLimit } from '../rate-limits/address-limit.ts';
import { limitResponse } from '../rate-limits/limit-responses.ts';

/** Paths contain email addresses: 254 characters, each possibly percent-encoded. */
const MAX_PARAM_LENGTH = 3 * 254;

/** Fastify for the API: every error is problem details, also the errors of the HTTP parser and the router. */
export class HttpAdapter extends FastifyAdapter {
  /** @param limit gives the limit of addresses, once requests arrive */
  constructor({ logLevel, trustedProxies: proxies, production }: Config, limit: () => AddressLimit) {
    const headers = apiHeaders(production);
    const trusts = trustedProxies(proxies);
    super({
      ...connectionLimits(),
      logger: loggerOptions(logLevel),
      logController: new RequestLog(),
      genReqId: requestId,
      bodyLimit: BODY_LIMIT_BYTES,
      // Open connections get responses until they close; the last response announces the close.
      return503OnClosing: false,
      trustProxy: trusts,
      // Errors of the parser and the router, such as a malformed URL, never reach the exception filter.
      clientErrorHandler: refuseUnreadable(headers),
      frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
        const refuse = (reason: unknown): void =>
          sendError(request, reply.headers(headers).header('x-request-id', request.id), reason);
        const { headers: received, socket } = request;
        const sender = { headers: received, socket, ip: addressOfUnrouted(request, trusts) };
        limitResponse(limit(), request, reply.code(400), sender).then(() => refuse(error), refuse);
      },
      routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    });
  }

  // Nest would convert the error and lose Fastify's error code.
  override mapException(error: unknown): unknown {
    return error;
  }
}
