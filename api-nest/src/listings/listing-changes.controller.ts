import { Body, Controller, Delete, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import {
  type CreateResponse,
  type CreateListing,
  createListingBodySchema,
  type DeleteResponse,
  listingIdSchema,
  type ListingChanges,
  patchListingBodySchema,
  type UpdateResponse,
  updateListingBodySchema,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import type { TagList } from '../conditional-requests/entity-tag.ts';
import { IfMatch } from '../conditional-requests/if-match.decorator.ts';
import { MERGE_PATCH_TYPE } from '../http/parse-bodies.ts';
import { publicUrl } from '../http/public-url.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { sendRepeatable } from '../idempotency/send-repeatable.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { changeOperations } from './listing-changes.docs.ts';
import { ListingChangesService } from './listing-changes.service.ts';

@ApiTags('Listings')
@Controller('roommates')
export class ListingChangesController {
  constructor(
    private readonly service: ListingChangesService,
    private readonly idempotency: Idempotency,
  ) {}

  @Post()
  @Endpoint(changeOperations.create)
  async create(
    @CurrentUser() user: User,
    @IdempotencyKey() key: string | undefined,
    @Body({ schema: createListingBodySchema }) fields: CreateListing,
    @Req() httpRequest: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreateResponse> {
    const request = { operation: 'POST /roommates', key, caller: user, body: fields } as const;
    const created = await this.idempotency.once(request, (_id) => this.service.create(_id, fields, user));
    reply.header('location', publicUrl(httpRequest, `/roommates/${created.response.insertedId}`));
    return sendRepeatable(reply, created);
  }

  @Put(':id')
  @Endpoint(changeOperations.update)
  update(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @IfMatch() ifMatch: TagList | undefined,
    @Body({ schema: updateListingBodySchema }) changes: ListingChanges,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UpdateResponse> {
    return this.#edit(id, changes, user, ifMatch, reply);
  }

  @Patch(':id')
  @ApiConsumes('application/json', MERGE_PATCH_TYPE)
  @Endpoint(changeOperations.patch)
  patch(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @IfMatch() ifMatch: TagList | undefined,
    @Body({ schema: patchListingBodySchema }) changes: ListingChanges,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UpdateResponse> {
    return this.#edit(id, changes, user, ifMatch, reply);
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

  async #edit(
    id: string,
    changes: ListingChanges,
    user: User,
    ifMatch: TagList | undefined,
    reply: FastifyReply,
  ): Promise<UpdateResponse> {
    const { result, tag } = await this.service.update(id, changes, user, ifMatch);
    reply.header('etag', tag);
    return result;
  }
}
