import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AlertsModule } from '../alerts/alerts.module.ts';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { RevealsModule } from '../reveals/reveals.module.ts';
import { VisitsModule } from '../visits/visits.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { AlertMarksRepository } from './alert-marks.repository.ts';
import { AvailableCount } from './available-count.ts';
import { ChangedPlaces } from './changed-places.ts';
import { DeletedAccountsCleanup } from './deleted-accounts-cleanup.ts';
import { DeletedListings } from './deleted-listings.ts';
import { DeletionsRecord, deletionsRecordSchema } from './deletions.schema.ts';
import { EarlierLike } from './earlier-like.ts';
import { LikeRecord, likeRecordSchema } from './like.schema.ts';
import { LikersMover } from './likers-mover.ts';
import { LikesController } from './likes.controller.ts';
import { LikesRepository } from './likes.repository.ts';
import { LikesService } from './likes.service.ts';
import { ListingAlerts } from './listing-alerts.ts';
import { ListingChangesController } from './listing-changes.controller.ts';
import { ListingChangesService } from './listing-changes.service.ts';
import { ListingEvents } from './listing-events.ts';
import { ListingPaginator } from './listing-paginator.ts';
import { ListingViews } from './listing-view.ts';
import { ListingRecord, listingRecordSchema } from './listing.schema.ts';
import { ListingWrites } from './listing-writes.ts';
import { ListingsController } from './listings.controller.ts';
import { ListingsRepository } from './listings.repository.ts';
import { ListingsService } from './listings.service.ts';
import { OrphanedAlertsCleanup } from './orphaned-alerts-cleanup.ts';
import { OrphanedLikesCleanup } from './orphaned-likes-cleanup.ts';
import { OwnerAccounts } from './owner-accounts.ts';
import { PersonalRows } from './personal-rows.ts';
import { PersonalView } from './personal-view.ts';
import { PosterEmail } from './poster-email.ts';
import { ViewCounter } from './view-counter.ts';

@Module({
  imports: [
    AccountsModule,
    AlertsModule,
    RevealsModule,
    IdempotencyModule,
    VisitsModule,
    WebhooksModule,
    MongooseModule.forFeature([
      { name: ListingRecord.name, schema: listingRecordSchema },
      { name: LikeRecord.name, schema: likeRecordSchema },
      { name: DeletionsRecord.name, schema: deletionsRecordSchema },
    ]),
  ],
  controllers: [ListingsController, ListingChangesController, LikesController],
  providers: [
    ListingsRepository,
    LikesRepository,
    LikersMover,
    ListingsService,
    ListingChangesService,
    LikesService,
    AvailableCount,
    ChangedPlaces,
    ListingPaginator,
    ListingViews,
    DeletedListings,
    OrphanedAlertsCleanup,
    OrphanedLikesCleanup,
    DeletedAccountsCleanup,
    OwnerAccounts,
    PosterEmail,
    EarlierLike,
    PersonalRows,
    PersonalView,
    AlertMarksRepository,
    ListingAlerts,
    ListingEvents,
    ListingWrites,
    ViewCounter,
  ],
  exports: [ListingsRepository, ChangedPlaces],
})
export class ListingsModule {}
