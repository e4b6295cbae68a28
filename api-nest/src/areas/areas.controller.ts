import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  areaIdSchema,
  type AreasQuery,
  areasQuerySchema,
  listingIdSchema,
  type SimilarRentsQuery,
  similarRentsQuerySchema,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/public.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { AddedCost } from '../rate-limits/added-cost.ts';
import { Reads } from '../reads/reads.ts';
import { readsAfterFirst } from '../search/query-counter.ts';
import { AreaOverview } from './area-overview.ts';
import { areaOperations } from './areas.docs.ts';
import { AreasService } from './areas.service.ts';

@ApiTags('Areas')
@Controller()
export class AreasController {
  constructor(
    private readonly service: AreasService,
    private readonly overview: AreaOverview,
    private readonly reads: Reads,
    private readonly limits: AddedCost,
  ) {}

  @Get('areas')
  @Public()
  @Endpoint(areaOperations.areas)
  areas(
    @Query({ schema: areasQuerySchema }) query: AreasQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => {
      const counter = { queries: 0 };
      const body = await this.overview.of(query, counter);
      await this.limits.add('reads', request, reply, readsAfterFirst(counter));
      return { body };
    });
  }

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

  @Get('similar-rents')
  @Public()
  @Endpoint(areaOperations.similarRentsAt)
  similarRentsAt(
    @Query({ schema: similarRentsQuerySchema }) query: SimilarRentsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({
      body: await this.service.similarRentsAt(query),
    }));
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
