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

  it('refuses blank text and a URL that is not http', () => {
    expect(messages({ ...valid, title: '   ' })).toEqual(['Title is required.']);
    expect(messages({ ...valid, imageUrl: 'room.jpg' })).toEqual([
      'Image URL must be a full URL that starts with http:// or https://.',
    ]);
  });

  it.each([
    [undefined, 'Rent amount is required.'],
    ['9000', 'Rent amount must be a number.'],
    [NaN, 'Rent amount must be a number.'],
    [8500.5, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
    [-5.5, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
    [-5, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
    [0, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
    [499, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
    [2_000_001, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
    [1e300, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
  ])('explains what is wrong with the rent %j', (rentAmount, message) => {
    expect(messages({ ...valid, rentAmount })).toEqual([message]);
  });

  it.each([500, 8500, 2_000_000])('accepts the rent %i', (rentAmount) => {
    expect(messages({ ...valid, rentAmount })).toEqual([]);
  });

  it.each(['x', '🙂', '123', 'Ask the guard'])('refuses the contact %s, which reaches nobody', (contact) => {
    expect(messages({ ...valid, contact })).toEqual([
      'Contact must contain a phone number such as 01712-345678, an email address or a WhatsApp link.',
    ]);
  });

  it('gives one message for a contact that is blank or too long', () => {
    expect(messages({ ...valid, contact: ' ' })).toEqual(['Contact is required.']);
    expect(messages({ ...valid, contact: 'x'.repeat(121) })).toEqual([
      'Contact must be at most 120 characters long.',
    ]);
  });

  it('stores the URL of the image for a link that contains it', () => {
    const imageUrl = 'https://imgur.com/aBcDe12';
    expect(createListingBodySchema.parse({ ...valid, imageUrl }).imageUrl).toBe(
      'https://i.imgur.com/aBcDe12.jpg',
    );
  });

  it('refuses a link to a page of an image and explains which link is needed', () => {
    expect(messages({ ...valid, imageUrl: 'https://ibb.co/abc123' })).toEqual([
      'Image URL must lead to the image itself, not to a page that shows it. Open the image there and copy its "Direct link". It starts with https://i.ibb.co/.',
    ]);
  });

  it.each([
    'https://me:secret@example.com/a.jpg',
    'https://me@example.com/a.jpg',
    'http://:secret@a.example',
  ])('refuses the image URL %s, which contains a name or password', (imageUrl) => {
    expect(messages({ ...valid, imageUrl })).toEqual(['Image URL must not contain a user name or password.']);
  });

  it.each([
    ['https://me:secret@photos.example/a.jpg', 'Image URL must not contain a user name or password.'],
    [`https://a.example/${'অ'.repeat(240)}`, 'Image URL must be at most 2048 characters long.'],
    [
      'https://postimg.cc/abc123',
      'Image URL must lead to the image itself, not to a page that shows it. Open the image there and copy its "Direct link". It starts with https://i.postimg.cc/.',
    ],
  ])('refuses a result of Google Images for %s', (image, message) => {
    const search = 'https://www.google.com/imgres?imgurl=';
    expect(messages({ ...valid, imageUrl: search + encodeURI(image) })).toEqual([message]);
    expect(messages({ ...valid, imageUrl: search + image })).toEqual([message]);
    expect(messages({ ...valid, imageUrl: search + encodeURIComponent(search + image) })).toEqual([message]);
  });

  it('stores the URL of the image for a result of Google Images', () => {
    const found = encodeURIComponent('https://imgur.com/aBcDe12');
    const imageUrl = `https://www.google.com/imgres?imgurl=${found}&tbnid=1`;
    expect(createListingBodySchema.parse({ ...valid, imageUrl }).imageUrl).toBe(
      'https://i.imgur.com/aBcDe12.jpg',
    );
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

  it('accepts and drops the email and name from the forms', () => {
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
