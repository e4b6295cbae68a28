import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { areaIdSchema, listingIdSchema } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/public.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { Reads } from '../reads/reads.ts';
import { areaOperations } from './areas.docs.ts';
import { AreasService } from './areas.service.ts';

@ApiTags('Areas')
@Controller()
export class AreasController {
  constructor(
    private readonly service: AreasService,
    private readonly reads: Reads,
  ) {}

  @Get('areas/:area')
  @Public()
  @Endpoint(areaOperations.area)
  area(
    @Param('area', { schema: areaIdSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({ body: await this.service.area(id) }));
  }

  @Get('similar-rents/:id')
  @Public()
  @Endpoint(areaOperations.similarRents)
  similarRents(
    @Param('id', { schema: listingIdSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({ body: await this.service.similarRents(id) }));
  }
}
