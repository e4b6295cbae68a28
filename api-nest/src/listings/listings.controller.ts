import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AvailableQuery,
  availableQuerySchema,
  type CountResponse,
  emailSchema,
  type Listing,
  listingIdSchema,
  type ListQuery,
  listQuerySchema,
  type MyListingsQuery,
  myListingsQuerySchema,
  type StatsResponse,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import { Public } from '../auth/public.decorator.ts';
import type { User } from '../auth/user.ts';
import type { TaggedResponse } from '../conditional-requests/tagged-response.ts';
import { linkNextPage } from '../http/link-header.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { visitorOf } from '../visits/visitor.ts';
import { ListingPaginator } from './listing-paginator.ts';
import { readOperations } from './listings.docs.ts';
import { ListingsRepository } from './listings.repository.ts';
import { ListingsService } from './listings.service.ts';
import { SharedLists } from './shared-lists.ts';

/** The endpoints that read listings. ListingChangesController has the endpoints that change them. */
@ApiTags('Listings')
@Controller('roommates')
export class ListingsController {
  constructor(
    private readonly service: ListingsService,
    private readonly pages: ListingPaginator,
    private readonly shared: SharedLists,
    private readonly repository: ListingsRepository,
  ) {}

  @Get()
  @Public()
  @Endpoint(readOperations.list)
  async list(
    @CurrentUser() viewer: User | undefined,
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TaggedResponse | Listing[]> {
    const isWhole = query.limit === undefined && query.cursor === undefined;
    const shared = viewer ? undefined : await (isWhole ? this.shared.all() : this.shared.page(query));
    if (shared) return shared.responseTo(request, reply);
    if (isWhole) return this.service.all(viewer);
    const { listings, next } = await this.pages.page(viewer, query);
    if (next) linkNextPage(request, reply, next);
    return listings;
  }

  @Get('available')
  @Public()
  @Endpoint(readOperations.available)
  async available(
    @CurrentUser() viewer: User | undefined,
    @Query({ schema: availableQuerySchema }) query: AvailableQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TaggedResponse | Listing[]> {
    const which = { availability: 'available' } as const;
    const shared = viewer ? undefined : await this.shared.page(query, which);
    if (shared) return shared.responseTo(request, reply);
    const { listings, next } = await this.pages.page(viewer, query, which);
    if (next) linkNextPage(request, reply, next);
    return listings;
  }

  @Get('mylistings')
  @Endpoint(readOperations.mine)
  mine(
    @CurrentUser() user: User,
    @Query({ schema: myListingsQuerySchema }) { email }: MyListingsQuery,
  ): Promise<Listing[]> {
    return this.service.ownedBy(user, email);
  }

  @Get('user/:email')
  @Endpoint(readOperations.ofUser)
  ofUser(
    @CurrentUser() user: User,
    @Param('email', { schema: emailSchema }) email: string,
  ): Promise<Listing[]> {
    return this.service.ownedBy(user, email);
  }

  @Get('count')
  @Public()
  @Endpoint(readOperations.count)
  async count(): Promise<CountResponse> {
    const count = await this.repository.count();
    return { count, total: count };
  }

  @Get('stats')
  @Public()
  @Endpoint(readOperations.stats)
  stats(): Promise<StatsResponse> {
    return this.repository.stats();
  }

  @Get(':id')
  @Public()
  @Endpoint(readOperations.one)
  one(
    @CurrentUser() viewer: User | undefined,
    @Param('id', { schema: listingIdSchema }) id: string,
    @Req() request: FastifyRequest,
  ): Promise<Listing> {
    return this.service.find(id, viewer, visitorOf(request), request.ip);
  }
}
