import { createListingBodySchema, likeBodySchema } from './listing.ts';

const valid = {
  title: 'Sunny room',
  location: 'Mirpur 10, Dhaka',
  rentAmount: 9000,
  roomType: 'Single',
  lifestyle: 'Non-smoker',
  imageUrl: 'https://example.com/room.jpg',
  description: 'Quiet.',
  contact: '01700-000000',
};

const messages = (body: unknown) =>
  createListingBodySchema.safeParse(body).error?.issues.map((issue) => issue.message) ?? [];

describe('spec 5: add and edit listing', () => {
  it('accepts the form fields, with availability defaulting to available', () => {
    expect(createListingBodySchema.parse(valid)).toEqual({ ...valid, availability: 'available' });
  });

  it.each(Object.keys(valid))('requires %s', (field) => {
    const issues = createListingBodySchema.safeParse({ ...valid, [field]: undefined }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path[0])).toEqual([field]);
  });

  it('refuses blank text, a rent that is not positive, and a URL that is not http', () => {
    expect(messages({ ...valid, title: '   ' })).toEqual(['Title is required.']);
    expect(messages({ ...valid, rentAmount: 0 })).toEqual(['Rent amount must be more than 0.']);
    expect(messages({ ...valid, rentAmount: '9000' })).toEqual(['Rent amount must be a number.']);
    expect(messages({ ...valid, rentAmount: undefined })).toEqual(['Rent amount is required.']);
    expect(messages({ ...valid, imageUrl: 'room.jpg' })).toEqual([
      'Image URL must be a full URL that starts with http:// or https://.',
    ]);
  });

  it.each([
    'https://me:secret@example.com/a.jpg',
    'https://me@example.com/a.jpg',
    'http://:secret@a.example',
  ])('refuses the image URL %s, which contains a name or password', (imageUrl) => {
    expect(messages({ ...valid, imageUrl })).toEqual(['Image URL must not contain a user name or password.']);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://a.example/a.png', '//a.example/a.png'])(
    'refuses the image URL %s',
    (imageUrl) => {
      expect(messages({ ...valid, imageUrl })).toHaveLength(1);
    },
  );

  it('accepts a lifestyle that is a list', () => {
    expect(createListingBodySchema.parse({ ...valid, lifestyle: ['Quiet', 'Vegetarian'] }).lifestyle).toEqual(
      ['Quiet', 'Vegetarian'],
    );
  });

  it('accepts and drops the e-mail and name from the forms', () => {
    const parsed = createListingBodySchema.parse({ ...valid, email: 'x@example.com', name: 'X' });
    expect(parsed).not.toHaveProperty('email');
    expect(parsed).not.toHaveProperty('name');
  });

  it('refuses unknown fields and unprintable characters', () => {
    expect(createListingBodySchema.safeParse({ ...valid, ownerUid: 'me' }).success).toBe(false);
    expect(createListingBodySchema.safeParse({ ...valid, title: 'a\u0000b' }).success).toBe(false);
    expect(createListingBodySchema.safeParse({ ...valid, title: 'a\ud800b' }).success).toBe(false);
  });

  it('distinguishes missing fields from fields of another type', () => {
    expect(messages({ ...valid, title: undefined })).toEqual(['Title is required.']);
    expect(messages({ ...valid, title: 5 })).toEqual(['Title must be text.']);
    const likes = (body: unknown) => likeBodySchema.safeParse(body).error?.issues[0]?.message;
    expect([likes({ likes: '5' }), likes({ likes: null })]).toEqual(Array(2).fill('likes must be a number.'));
  });

  it('accepts a like with a number or without a body', () => {
    for (const body of [{ likes: 3 }, {}, undefined])
      expect(likeBodySchema.safeParse(body).success).toBe(true);
    expect(likeBodySchema.safeParse({ likes: { $gt: '' } }).success).toBe(false);
  });
});
