import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DeleteResponse,
  listingIdSchema,
  type NewSavedSearch,
  newSavedSearchSchema,
  type SavedSearch,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { Reads } from '../reads/reads.ts';
import { savedSearchOperations } from './saved-searches.docs.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@ApiTags('Alerts')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(
    private readonly service: SavedSearchesService,
    private readonly reads: Reads,
  ) {}

  @Get()
  @Endpoint(savedSearchOperations.list)
  list(
    @CurrentUser() user: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, () => this.service.listOf(user));
  }

  @Post()
  @Endpoint(savedSearchOperations.create)
  create(
    @CurrentUser() user: User,
    @Body({ schema: newSavedSearchSchema }) body: NewSavedSearch,
  ): Promise<SavedSearch> {
    return this.service.create(body, user);
  }

  @Delete(':id')
  @Endpoint(savedSearchOperations.remove)
  remove(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<DeleteResponse> {
    return this.service.delete(id, user);
  }
}
