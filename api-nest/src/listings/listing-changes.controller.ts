import { Body, Controller, Delete, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CreateResponse,
  type CreateListing,
  createListingBodySchema,
  type DeleteResponse,
  type LikeResponse,
  likeBodySchema,
  listingIdSchema,
  type UpdateResponse,
  type UpdateListing,
  updateListingBodySchema,
} from '@roommate/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import type { TagList } from '../conditional-requests/entity-tag.ts';
import { IfMatch } from '../conditional-requests/if-match.decorator.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { changeOperations } from './listings.docs.ts';
import { ListingsService } from './listings.service.ts';

@ApiTags('Listings')
@Controller('roommates')
export class ListingChangesController {
  constructor(
    private readonly service: ListingsService,
    private readonly idempotency: Idempotency,
  ) {}

  @Post()
  @Endpoint(changeOperations.create)
  create(
    @CurrentUser() user: User,
    @IdempotencyKey() key: string | undefined,
    @Body({ schema: createListingBodySchema }) fields: CreateListing,
  ): Promise<CreateResponse> {
    const request = { operation: 'POST /roommates', key, caller: user, body: fields } as const;
    return this.idempotency.once(request, (_id) => this.service.create(_id, fields, user));
  }

  @Put(':id')
  @Endpoint(changeOperations.update)
  update(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @IfMatch() ifMatch: TagList | undefined,
    @Body({ schema: updateListingBodySchema }) fields: UpdateListing,
  ): Promise<UpdateResponse> {
    return this.service.update(id, fields, user, ifMatch);
  }

  @Patch(':id/like')
  @Endpoint(changeOperations.like)
  like(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @Body({ schema: likeBodySchema }) _sent: unknown,
    @Req() { ip }: FastifyRequest,
  ): Promise<LikeResponse> {
    return this.service.like(id, user, ip);
  }

  @Delete(':id')
  @Endpoint(changeOperations.delete)
  delete(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @IfMatch() ifMatch: TagList | undefined,
  ): Promise<DeleteResponse> {
    return this.service.delete(id, user, ifMatch);
  }
}
