import { contactBodySchema, contactInputSchema } from './contact-message.ts';

const valid = { name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'A question.' };

describe('spec 5: contact form', () => {
  it.each(['name', 'email', 'subject', 'message'])('requires a %s that is not blank', (field) => {
    const issues = contactInputSchema.safeParse({ ...valid, [field]: '  ' }).error?.issues ?? [];
    expect(new Set(issues.map((issue) => issue.path[0]))).toEqual(new Set([field]));
  });

  it.each([
    [{ ...valid, email: undefined }, 'Email is required.'],
    [{ ...valid, email: ['mim@example.com'] }, 'Email must be text.'],
    [{ ...valid, website: 1 }, 'website must be text.'],
    [{ ...valid, userId: 1 }, 'userId must be text or null.'],
    [{ ...valid, userId: 'x'.repeat(129) }, 'userId must be at most 128 characters long.'],
  ])('explains what is wrong with %j', (body, message) => {
    expect(contactBodySchema.safeParse(body).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('requires the format of an email address', () => {
    expect(contactInputSchema.safeParse({ ...valid, email: 'mim' }).success).toBe(false);
  });

  it('checks the shape of userId and timestamp', () => {
    const sent = { ...valid, userId: null, timestamp: '2026-01-02T03:04:05.000Z' };
    expect(contactBodySchema.parse(sent)).toEqual(sent);
    expect(contactBodySchema.safeParse({ ...sent, timestamp: 'today' }).success).toBe(false);
  });
});
