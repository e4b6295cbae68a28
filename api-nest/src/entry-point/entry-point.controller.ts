import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { API_VERSION } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../auth/public.decorator.ts';
import { publicUrl } from '../http/public-url.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { type entryPointSchema, entryPointOperation } from './entry-point.docs.ts';

/** Shows people and programs that know only the URL of the API where the documentation is. */
@ApiTags('Documentation')
@Controller()
export class EntryPointController {
  @Get()
  @Public()
  @Endpoint(entryPointOperation)
  show(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): z.infer<typeof entryPointSchema> {
    const [documentation, openapi] = [publicUrl(request, '/docs'), publicUrl(request, '/docs-json')];
    // RFC 8631.
    reply.header('link', `<${documentation}>; rel="service-doc", <${openapi}>; rel="service-desc"`);
    return {
      name: 'Roommate Dhaka API',
      version: API_VERSION,
      documentation,
      openapi,
      changelog: publicUrl(request, '/docs/changelog'),
      listings: publicUrl(request, '/roommates?limit=24'),
    };
  }
}
