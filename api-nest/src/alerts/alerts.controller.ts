import { Controller, Delete, Get, Param, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ALERTS_SHOWN,
  type AlertsResponse,
  type DeleteResponse,
  listingIdSchema,
  type UnreadAlerts,
  type UpdateResponse,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { Reads } from '../reads/reads.ts';
import type { AlertRecord } from './alert.schema.ts';
import { alertOperations } from './alerts.docs.ts';
import { AlertsRepository } from './alerts.repository.ts';

@ApiTags('Alerts')
@Controller('alerts')
export class AlertsController {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly reads: Reads,
  ) {}

  @Get()
  @Endpoint(alertOperations.list)
  list(
    @CurrentUser() { uid }: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => {
      const [records, unread] = await Promise.all([
        this.alerts.findNewest(uid, ALERTS_SHOWN),
        this.alerts.countUnread(uid),
      ]);
      return { body: { items: records.map(alertView), unread } satisfies AlertsResponse };
    });
  }

  @Get('unread')
  @Endpoint(alertOperations.unread)
  unread(
    @CurrentUser() { uid }: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({
      body: { unread: await this.alerts.countUnread(uid) } satisfies UnreadAlerts,
    }));
  }

  @Put('read')
  @Endpoint(alertOperations.markRead)
  async markRead(@CurrentUser() { uid }: User): Promise<UpdateResponse> {
    const modifiedCount = await this.alerts.markRead(uid);
    return { matchedCount: modifiedCount, modifiedCount };
  }

  @Put(':id/read')
  @Endpoint(alertOperations.markOneRead)
  markOneRead(
    @CurrentUser() { uid }: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<UpdateResponse> {
    return this.alerts.markReadOfListing(id, uid);
  }

  @Delete(':id')
  @Endpoint(alertOperations.remove)
  async remove(
    @CurrentUser() { uid }: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<DeleteResponse> {
    return { deletedCount: (await this.alerts.remove(id, uid)) ? 1 : 0 };
  }
}

const alertView = ({ listingId, searchName, createdAt, isRead }: AlertRecord) => ({
  listingId,
  searchName,
  createdAt: createdAt.toISOString(),
  isRead,
});
