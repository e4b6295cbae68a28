import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ListingIdsQuery,
  listingIdsQuerySchema,
  type MatchesQuery,
  matchesQuerySchema,
  PAGE_LIMIT_DEFAULT,
} from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { AddedCost } from '../rate-limits/added-cost.ts';
import { Reads } from '../reads/reads.ts';
import { matchingOperations } from './matching.docs.ts';
import { MatchesService } from './matches.service.ts';

/** Each query can read a thousand listings. */
const QUERIES_PER_READ = 2;

@ApiTags('Matching')
@Controller('matches')
export class MatchesController {
  constructor(
    private readonly service: MatchesService,
    private readonly reads: Reads,
    private readonly limits: AddedCost,
  ) {}

  @Get()
  @Endpoint(matchingOperations.matches)
  best(
    @CurrentUser() user: User,
    @Query({ schema: matchesQuerySchema }) { limit = PAGE_LIMIT_DEFAULT }: MatchesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => {
      const { body, queries } = await this.service.best(user, limit);
      await this.limits.add('reads', request, reply, Math.ceil(queries / QUERIES_PER_READ) - 1);
      return { body };
    });
  }

  @Get('of')
  @Endpoint(matchingOperations.matchesOf)
  of(
    @CurrentUser() user: User,
    @Query({ schema: listingIdsQuerySchema }) { ids }: ListingIdsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({ body: await this.service.of(user, ids) }));
  }
}
