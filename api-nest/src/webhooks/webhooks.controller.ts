import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CreatedWebhook,
  type DeleteResponse,
  listingIdSchema,
  type NewWebhook,
  newWebhookSchema,
  type ReplayBody,
  replayBodySchema,
  type ReplayResponse,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { Reads } from '../reads/reads.ts';
import { webhookOperations } from './webhooks.docs.ts';
import { WebhooksService } from './webhooks.service.ts';

@ApiTags('Webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly service: WebhooksService,
    private readonly reads: Reads,
  ) {}

  @Get()
  @Endpoint(webhookOperations.list)
  list(
    @CurrentUser() user: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({ body: await this.service.listOf(user) }));
  }

  @Post()
  @Endpoint(webhookOperations.create)
  create(
    @CurrentUser() user: User,
    @Body({ schema: newWebhookSchema }) body: NewWebhook,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedWebhook> {
    // The response contains a secret.
    void reply.header('cache-control', 'no-store');
    return this.service.create(body, user);
  }

  @Delete(':id')
  @Endpoint(webhookOperations.delete)
  delete(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<DeleteResponse> {
    return this.service.delete(id, user);
  }

  @Get(':id/deliveries')
  @Endpoint(webhookOperations.deliveries)
  deliveries(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const read = async () => ({ body: await this.service.deliveriesOf(id, user) });
    return this.reads.respond(request, reply, read);
  }

  @Post(':id/replay')
  @HttpCode(200)
  @Endpoint(webhookOperations.replay)
  replay(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @Body({ schema: replayBodySchema }) body: ReplayBody,
  ): Promise<ReplayResponse> {
    return this.service.replay(id, body, user);
  }
}
