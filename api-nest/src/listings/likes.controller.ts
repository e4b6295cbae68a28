import { Body, Controller, Delete, Param, Patch, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type LikeResponse, likeBodySchema, listingIdSchema, type UnlikeResponse } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { revealCaller } from '../reveals/reveal-caller.ts';
import { likeOperations } from './likes.docs.ts';
import { LikesService } from './likes.service.ts';

@ApiTags('Listings')
@Controller('roommates/:id/like')
export class LikesController {
  constructor(private readonly service: LikesService) {}

  @Patch()
  @Endpoint(likeOperations.like)
  like(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
    @Body({ schema: likeBodySchema }) _sent: unknown,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LikeResponse> {
    return this.service.like(id, user, revealCaller(ip, reply));
  }

  @Delete()
  @Endpoint(likeOperations.unlike)
  unlike(
    @CurrentUser() user: User,
    @Param('id', { schema: listingIdSchema }) id: string,
  ): Promise<UnlikeResponse> {
    return this.service.unlike(id, user);
  }
}
