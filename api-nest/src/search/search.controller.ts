import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SearchQuery, searchQuerySchema, type SearchResponse } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import { Public } from '../auth/public.decorator.ts';
import type { User } from '../auth/user.ts';
import { linkNextPage } from '../http/link-header.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { searchOperation } from './search.docs.ts';
import { SearchService } from './search.service.ts';

@ApiTags('Listings')
@Controller('roommates/search')
export class SearchController {
  constructor(private readonly service: SearchService) {}

  @Get()
  @Public()
  @Endpoint(searchOperation)
  async search(
    @CurrentUser() viewer: User | undefined,
    @Query({ schema: searchQuerySchema }) query: SearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SearchResponse> {
    const found = await this.service.search(query, viewer);
    if (found.next !== undefined) linkNextPage(request, reply, { cursor: found.next });
    return found;
  }
}
