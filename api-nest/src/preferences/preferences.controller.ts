import { Body, Controller, Delete, Get, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type DeleteResponse, type Preferences, preferencesSchema } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import type { User } from '../auth/user.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { Reads } from '../reads/reads.ts';
import { mustKnowPlaces } from './known-places.ts';
import { preferencesOperations } from './preferences.docs.ts';
import { PreferencesRepository } from './preferences.repository.ts';

@ApiTags('Matching')
@Controller('preferences')
export class PreferencesController {
  constructor(
    private readonly repository: PreferencesRepository,
    private readonly reads: Reads,
  ) {}

  @Get()
  @Endpoint(preferencesOperations.read)
  read(
    @CurrentUser() { uid }: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.reads.respond(request, reply, async () => ({ body: await this.repository.of(uid) }));
  }

  @Put()
  @Endpoint(preferencesOperations.replace)
  async replace(
    @CurrentUser() { uid }: User,
    @Body({ schema: preferencesSchema }) preferences: Preferences,
  ): Promise<Preferences> {
    mustKnowPlaces(preferences);
    await this.repository.replace(uid, preferences);
    return preferences;
  }

  @Delete()
  @Endpoint(preferencesOperations.delete)
  async delete(@CurrentUser() { uid }: User): Promise<DeleteResponse> {
    return { deletedCount: (await this.repository.deleteOf(uid)) ? 1 : 0 };
  }
}
