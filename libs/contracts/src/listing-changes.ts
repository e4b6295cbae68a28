import { z } from 'zod';
import { type HomePatch, homePatchSchema, homeReplacementSchema } from './home.ts';
import { RENT_MAX_BDT, RENT_MIN_BDT, textLimits } from './constants.ts';
import {
  type Listing,
  listingFields,
  type ListingInput,
  listingInputSchema,
  listingSchema,
} from './listing.ts';
import { missingOr, requiredText } from './text.ts';

/** The fields of a listing in a response that no client can set. */
export type ReadOnlyField = Exclude<keyof Listing, keyof ListingInput>;

/** A validated edit. */
export interface ListingChanges {
  /** The new values. A field that is absent keeps its value. */
  fields: { [Name in Exclude<keyof ListingInput, 'home'>]?: ListingInput[Name] | undefined } & {
    home?: HomePatch | undefined;
  };
  /** Read-only fields as the client sent them. The API refuses values that differ from the stored ones. */
  readOnly: Partial<Record<ReadOnlyField, unknown>>;
}

const readOnlyNames = Object.keys(listingSchema.shape).filter(
  (name): name is ReadOnlyField => !(name in listingFields) && name !== 'availability' && name !== 'home',
);

const readOnly = z
  .unknown()
  .optional()
  .meta({ description: 'Read-only. Send it unchanged or leave it out.' });
const ignored = z.unknown().optional().meta({ description: 'Ignored. The value comes from your account.' });
const readOnlyFields = Object.fromEntries(readOnlyNames.map((name) => [name, readOnly])) as Record<
  ReadOnlyField,
  typeof readOnly
>;

const availability = listingSchema.shape.availability.optional();
const { placeId } = listingInputSchema.shape;

const { rentAmount, imageUrl, contact } = listingFields;

/**
 * The rules that are younger than some stored listings. They hold for a value that an edit changes:
 * docs/decisions/0341-unchanged-values.md.
 */
export const rulesForChanges = z.object({ rentAmount, imageUrl, contact }).partial();

/** The same fields without these rules. The documentation shows the rules. */
const fieldsAsStored = {
  rentAmount: z
    .number({ error: missingOr('Rent amount', 'a number') })
    .meta({ ...rentAmount.meta(), type: 'integer', minimum: RENT_MIN_BDT, maximum: RENT_MAX_BDT }),
  imageUrl: requiredText('Image URL', textLimits.imageUrl).meta({ ...imageUrl.meta() }),
  contact: requiredText('Contact', textLimits.contact).meta({ ...contact.meta() }),
};
const editableFields = { ...listingFields, ...fieldsAsStored };

/** The form of an edit whose rents, images and contacts are unchanged where today's rules would refuse them. */
export const editInputSchema = listingInputSchema.extend(fieldsAsStored);

/**
 * Body of PUT /roommates/{id}: the form fields, or a listing as GET returns it. Without availability the stored value
 * and the stored home stay. `email` and `name` are accepted and ignored as for POST.
 */
export const updateListingBodySchema = z
  .strictObject({
    ...editableFields,
    placeId,
    home: homeReplacementSchema.optional(),
    availability,
    ...readOnlyFields,
    email: ignored,
    name: ignored,
  })
  .transform(({ email: _e, name: _n, ...sent }) => separated(sent));

/** Body of PATCH /roommates/{id}: a merge patch (RFC 7396). Only `home` can be removed with null. */
export const patchListingBodySchema = z
  .strictObject({
    ...z.object(editableFields).partial().shape,
    placeId,
    home: homePatchSchema.optional(),
    availability,
    ...readOnlyFields,
  })
  .transform((sent) => separated(sent));

function separated(sent: ListingChanges['fields'] & ListingChanges['readOnly']): ListingChanges {
  const isReadOnly = ([name]: [string, unknown]): boolean => (readOnlyNames as string[]).includes(name);
  const entries = Object.entries(sent);
  return {
    fields: Object.fromEntries(entries.filter((entry) => !isReadOnly(entry))),
    readOnly: Object.fromEntries(entries.filter(isReadOnly)),
  };
}
