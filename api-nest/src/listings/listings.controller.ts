import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AvailableQuery,
  availableQuerySchema,
  emailSchema,
  listingIdSchema,
  type ListingIdsQuery,
  listingIdsQuerySchema,
  type ListQuery,
  listQuerySchema,
  type MyListingsQuery,
  myListingsQuerySchema,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import { Public } from '../auth/public.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { AddedCost } from '../rate-limits/added-cost.ts';
import { readsOf } from '../rate-limits/list-cost.ts';
import { Reads } from '../reads/reads.ts';
import { revealCaller } from '../reveals/reveal-caller.ts';
import { isPrefetch } from '../visits/visitor.ts';
import { readOperations } from './listings.docs.ts';
import { ListingsService } from './listings.service.ts';

/** The endpoints that read listings. ListingChangesController has the endpoints that change them. */
@ApiTags('Listings')
@Controller('roommates')
export class ListingsController {
  constructor(
    private readonly service: ListingsService,
    private readonly reads: Reads,
    private readonly limits: AddedCost,
  ) {}

  @Get()
  @Public()
  @Endpoint(readOperations.list)
  list(
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const isWhole = query.limit === undefined && query.cursor === undefined;
    return this.reads.respond(request, reply, (viewer) =>
      isWhole ? this.service.all(viewer) : this.service.page(viewer, query),
    );
  }

  @Get('available')
  @Public()
  @Endpoint(readOperations.available)
  available(
    @Query({ schema: availableQuerySchema }) query: AvailableQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, (viewer) =>
      this.service.page(viewer, query, { availability: 'available' }),
    );
  }

  @Get('mylistings')
  @Endpoint(readOperations.mine)
  mine(
    @CurrentUser() user: User,
    @Query({ schema: myListingsQuerySchema }) { email }: MyListingsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.#owned(user, email, request, reply);
  }

  @Get('user/:email')
  @Endpoint(readOperations.ofUser)
  ofUser(
    @CurrentUser() user: User,
    @Param('email', { schema: emailSchema }) email: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.#owned(user, email, request, reply);
  }

  @Get('by-ids')
  @Public()
  @Endpoint(readOperations.withIds)
  withIds(
    @Query({ schema: listingIdsQuerySchema }) { ids }: ListingIdsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, (viewer) => this.service.withIds(ids, viewer));
  }

  @Get('count')
  @Public()
  @Endpoint(readOperations.count)
  count(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    return this.reads.respond(request, reply, () => this.service.count());
  }

  @Get('stats')
  @Public()
  @Endpoint(readOperations.stats)
  stats(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    return this.reads.respond(request, reply, () => this.service.stats());
  }

  @Get(':id')
  @Public()
  @Endpoint(readOperations.one)
  one(
    @Param('id', { schema: listingIdSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const caller = isPrefetch(request) ? undefined : revealCaller(request.ip, reply);
    return this.reads.respond(request, reply, (viewer) => this.service.find(id, viewer, caller));
  }

  #owned(user: User, email: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const count = (listings: number) => this.limits.add('reads', request, reply, readsOf(listings) - 1);
    return this.reads.respond(request, reply, () => this.service.ownedBy(user, email, count));
  }
}
