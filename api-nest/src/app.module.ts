import { type DynamicModule, Module } from '@nestjs/common';
import { ApiKeysModule } from './api-keys/api-keys.module.ts';
import { AreasModule } from './areas/areas.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import type { Config } from './config/config.ts';
import { ConfigModule } from './config/config.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { EntryPointModule } from './entry-point/entry-point.module.ts';
import { HealthModule } from './health/health.module.ts';
import { ListingsModule } from './listings/listings.module.ts';
import { MatchingModule } from './matching/matching.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { PlacesModule } from './places/places.module.ts';
import { PreferencesModule } from './preferences/preferences.module.ts';
import { ProblemsModule } from './problems/problems.module.ts';
import { ReadsModule } from './reads/reads.module.ts';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.ts';
import { SavedListingsModule } from './saved-listings/saved-listings.module.ts';
import { SearchModule } from './search/search.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';

@Module({
  imports: [
    MetricsModule,
    ProblemsModule,
    AuthModule,
    DatabaseModule,
    ReadsModule,
    SearchModule,
    ListingsModule,
    PlacesModule,
    SavedListingsModule,
    SavedSearchesModule,
    PreferencesModule,
    MatchingModule,
    ApiKeysModule,
    WebhooksModule,
    AreasModule,
    ContactModule,
    HealthModule,
    EntryPointModule,
  ],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(config)] };
  }
}
