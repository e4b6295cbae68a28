import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { AreaCounter } from './area-counter.ts';
import { AreaOverview } from './area-overview.ts';
import { AreasController } from './areas.controller.ts';
import { AreasService } from './areas.service.ts';
import { CachedAreas } from './cached-areas.ts';

@Module({
  imports: [ListingsModule, SearchModule],
  controllers: [AreasController],
  providers: [AreasService, AreaOverview, AreaCounter, CachedAreas],
})
export class AreasModule {}
