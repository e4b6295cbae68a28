import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_LIMIT_BYTES } from '@roommate/contracts';
import { connectionLimits, refuseUnreadable } from '@roommate/server/http';
import { loggerOptions, requestId, RequestLog } from '@roommate/server/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { sendError } from '../problems/send-error.ts';
import { securityHeaders } from '../security-headers.ts';

/** Paths carry e-mail addresses, 254 characters that may each be percent-encoded. */
const MAX_PARAM_LENGTH = 3 * 254;

/** Fastify as the API uses it: every refusal is problem details, whoever refuses. */
export class HttpAdapter extends FastifyAdapter {
  constructor({ logLevel, trustedProxies, production }: Config) {
    super({
      ...connectionLimits(),
      logger: loggerOptions(logLevel),
      logController: new RequestLog(),
      genReqId: requestId,
      bodyLimit: BODY_LIMIT_BYTES,
      // Whoever keeps a connection is answered until it closes, and is told then.
      return503OnClosing: false,
      trustProxy: trustedProxies,
      // What the parser or the router refuses before any route, such as a malformed address, never gets to the filter.
      clientErrorHandler: refuseUnreadable(securityHeaders(production)),
      frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
        sendError(request, reply.headers(securityHeaders(production)), error);
      },
      routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    });
  }

  // Nest would make an exception of it that has lost fastify's code.
  override mapException(error: unknown): unknown {
    return error;
  }
}
