import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { DeliveryRecord, deliveryRecordSchema } from './delivery.schema.ts';
import { DeliverySender } from './delivery-sender.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { EventRecord, eventRecordSchema } from './event.schema.ts';
import { EventsRepository } from './events.repository.ts';
import { OldEventsCleanup } from './old-events-cleanup.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { WebhookRecord, webhookRecordSchema } from './webhook.schema.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { WebhooksService } from './webhooks.service.ts';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([
      { name: WebhookRecord.name, schema: webhookRecordSchema },
      { name: EventRecord.name, schema: eventRecordSchema },
      { name: DeliveryRecord.name, schema: deliveryRecordSchema },
    ]),
  ],
  controllers: [WebhooksController],
  providers: [
    WebhooksRepository,
    EventsRepository,
    DeliveriesRepository,
    DeliverySender,
    DeliveryWorker,
    WebhookQueue,
    WebhooksService,
    OldEventsCleanup,
  ],
  exports: [WebhookQueue, EventsRepository],
})
export class WebhooksModule {}
