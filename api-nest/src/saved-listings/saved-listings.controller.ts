import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DeleteResponse,
  listingIdSchema,
  type NewSavedListings,
  newSavedListingsSchema,
  type SaveListingsResponse,
  type UpdateResponse,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { Reads } from '../reads/reads.ts';
import { savedListingsOperations } from './saved-listings.docs.ts';
import { SavedListingsService } from './saved-listings.service.ts';

@ApiTags('Saved listings')
@Controller('saved-listings')
export class SavedListingsController {
  constructor(
    private readonly service: SavedListingsService,
    private readonly reads: Reads,
  ) {}

  @Get()
  @Endpoint(savedListingsOperations.list)
  list(
    @CurrentUser() user: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, () => this.service.listOf(user));
  }

  @Post()
  @HttpCode(200)
  @Endpoint(savedListingsOperations.saveAll)
  saveAll(
    @CurrentUser() user: User,
    @Body({ schema: newSavedListingsSchema }) { ids }: NewSavedListings,
  ): Promise<SaveListingsResponse> {
    return this.service.saveAll(ids, user);
  }

  @Put(':id')
  @Endpoint(savedListingsOperations.save)
  save(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<UpdateResponse> {
    return this.service.save(id, user);
  }

  @Delete(':id')
  @Endpoint(savedListingsOperations.remove)
  remove(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<DeleteResponse> {
    return this.service.remove(id, user);
  }
}
