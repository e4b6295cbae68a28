import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PAGE_LIMIT_DEFAULT, type SearchQuery, searchQuerySchema } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/public.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { AddedCost } from '../rate-limits/added-cost.ts';
import { readsOf } from '../rate-limits/list-cost.ts';
import { Reads } from '../reads/reads.ts';
import { readsAfterFirst } from './query-counter.ts';
import { searchOperation } from './search.docs.ts';
import { SearchService } from './search.service.ts';

@ApiTags('Listings')
@Controller('roommates/search')
export class SearchController {
  constructor(
    private readonly service: SearchService,
    private readonly reads: Reads,
    private readonly limits: AddedCost,
  ) {}

  @Get()
  @Public()
  @Endpoint(searchOperation)
  search(
    @Query({ schema: searchQuerySchema }) query: SearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async (viewer) => {
      const counter = { queries: 0 };
      const body = await this.service.search(query, viewer, counter);
      await this.limits.add('reads', request, reply, readsAfterFirst(counter));
      const next = body.next === undefined ? undefined : { cursor: body.next };
      return { body, next, cost: readsOf(query.limit ?? PAGE_LIMIT_DEFAULT) };
    });
  }
}
