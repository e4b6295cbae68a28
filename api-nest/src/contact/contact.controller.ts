import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ContactResponse, type ContactBody, contactBodySchema } from '@roommate/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../auth/current-user.decorator.ts';
import { Public } from '../auth/public.decorator.ts';
import type { User } from '../auth/user.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.ts';
import { sendRepeatable } from '../idempotency/send-repeatable.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { contactOperation } from './contact.docs.ts';
import { ContactRepository } from './contact.repository.ts';

const received: ContactResponse = {
  success: true,
  message: "Message sent successfully! We'll get back to you soon.",
};

@ApiTags('Contact')
@Controller('contact')
export class ContactController {
  constructor(
    private readonly messages: ContactRepository,
    private readonly idempotency: Idempotency,
  ) {}

  @Post()
  @HttpCode(200)
  @Public()
  @Endpoint(contactOperation)
  async send(
    @CurrentUser() user: User | undefined,
    @IdempotencyKey() key: string | undefined,
    @Body({ schema: contactBodySchema }) { name, email, subject, message, website }: ContactBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactResponse> {
    // People do not see this field, so the sender is a program. It gets the usual response.
    if (website) return received;
    // The body's userId and timestamp are not trusted: the server sets both.
    const body = { name, email, subject, message };
    const request = { operation: 'POST /contact', key, caller: user, body } as const;
    const stored = await this.idempotency.once(request, async (_id) => {
      await this.messages.insert({ _id, ...body, userId: user?.uid ?? null, timestamp: new Date() });
      return received;
    });
    return sendRepeatable(reply, stored);
  }
}
