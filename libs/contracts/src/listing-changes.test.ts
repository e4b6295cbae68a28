import { patchListingBodySchema, rulesForChanges, updateListingBodySchema } from './listing-changes.ts';

const fields = {
  title: 'Sunny room',
  location: 'Dhanmondi, Dhaka',
  rentAmount: 12_500,
  roomType: 'Single',
  lifestyle: 'Non-smoker',
  imageUrl: 'https://i.ibb.co/4jQyW0R/room.jpg',
  description: 'Third floor.',
  contact: '+880 1700-000000',
};

describe('the body of PUT /roommates/{id}', () => {
  it('keeps the availability of an edit when it is absent', () => {
    expect(updateListingBodySchema.parse(fields)).toEqual({ fields, readOnly: {} });
  });

  it('separates the read-only fields of a listing from the fields that can change', () => {
    const readOnly = { _id: 'x', likes: 4, isOwner: true };
    expect(updateListingBodySchema.parse({ ...fields, ...readOnly })).toEqual({ fields, readOnly });
  });

  it('ignores the email and the name that forms send', () => {
    const owner = { email: 'a@example.com', name: 'Nusrat' };
    expect(updateListingBodySchema.parse({ ...fields, ...owner })).toEqual({ fields, readOnly: {} });
  });

  it('accepts values that today’s rules refuse, because a stored listing may have them', () => {
    const old = { rentAmount: 0.01, imageUrl: 'https://ibb.co/abc123', contact: 'x' };
    expect(updateListingBodySchema.parse({ ...fields, ...old }).fields).toEqual({ ...fields, ...old });
    expect(rulesForChanges.safeParse(old).error?.issues).toHaveLength(3);
  });
});

describe('the body of PATCH /roommates/{id}', () => {
  it('needs no field', () => {
    expect(patchListingBodySchema.parse({})).toEqual({ fields: {}, readOnly: {} });
    expect(patchListingBodySchema.parse({ rentAmount: 9000 }).fields).toEqual({ rentAmount: 9000 });
  });

  it('treats email and name as read-only', () => {
    expect(patchListingBodySchema.parse({ name: 'Rafi' }).readOnly).toEqual({ name: 'Rafi' });
  });

  it.each([{ title: null }, { availability: null }, { ownerUid: 'x' }, { rentAmount: '9000' }, []])(
    'refuses %j',
    (body) => {
      expect(patchListingBodySchema.safeParse(body).success).toBe(false);
    },
  );
});
