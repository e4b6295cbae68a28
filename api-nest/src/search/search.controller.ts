import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SearchQuery, searchQuerySchema } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/public.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { AddedCost } from '../rate-limits/added-cost.ts';
import { Reads } from '../reads/reads.ts';
import type { QueryMeter } from './query-meter.ts';
import { searchOperation } from './search.docs.ts';
import { SearchService } from './search.service.ts';

/** The queries of an ordinary search: matches, facets and page (docs/decisions/0303-cost-of-a-search.md). */
const QUERIES_PER_READ = 6;

const costOf = ({ queries }: QueryMeter): number => Math.ceil(queries / QUERIES_PER_READ);

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
      const meter = { queries: 0 };
      const body = await this.service.search(query, viewer, meter);
      await this.limits.add('reads', request, reply, costOf(meter) - 1);
      return { body, next: body.next === undefined ? undefined : { cursor: body.next } };
    });
  }
}
