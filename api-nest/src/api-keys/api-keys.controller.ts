import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CreatedApiKey,
  type DeleteResponse,
  listingIdSchema,
  type NewApiKey,
  newApiKeySchema,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { Reads } from '../reads/reads.ts';
import { apiKeyOperations } from './api-keys.docs.ts';
import { ApiKeysService } from './api-keys.service.ts';

@ApiTags('API keys')
@Controller('api-keys')
export class ApiKeysController {
  constructor(
    private readonly service: ApiKeysService,
    private readonly reads: Reads,
  ) {}

  @Get()
  @Endpoint(apiKeyOperations.list)
  list(
    @CurrentUser() user: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({ body: await this.service.listOf(user) }));
  }

  @Post()
  @Endpoint(apiKeyOperations.create)
  create(
    @CurrentUser() user: User,
    @Body({ schema: newApiKeySchema }) body: NewApiKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedApiKey> {
    // The response contains a secret.
    void reply.header('cache-control', 'no-store');
    return this.service.create(body, user);
  }

  @Delete(':id')
  @Endpoint(apiKeyOperations.revoke)
  revoke(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<DeleteResponse> {
    return this.service.revoke(id, user);
  }
}
