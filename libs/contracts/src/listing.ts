import { z } from 'zod';
import { availabilities, DEFAULT_AVAILABILITY, roomTypes, textLimits } from './constants.ts';
import { isReachable } from './contact/contact-parts.ts';
import { homeSchema } from './home.ts';
import { readImageLink } from './image-link.ts';
import { hasCredentials, isHttpUrl } from './image-url.ts';
import { rentSchema } from './rent.ts';
import { requiredText, tooLong } from './text.ts';

export const ID_RULE = 'id must be 24 hexadecimal characters.';

const listingId = z
  .string()
  .regex(/^[0-9a-f]{24}$/i, ID_RULE)
  .toLowerCase();

/** A MongoDB ObjectId in hexadecimal. Upper and lower case are the same id, so it is stored in lower case. */
export const listingIdSchema = listingId.meta({ example: '665f1c2ab7d94e0012a4c9d1' });

/** Without an example, which Swagger UI would send although no such listing exists. */
export const optionalListingIdSchema = listingId.optional();

const roomTypeSchema = z.enum(roomTypes, { error: 'Room type must be Single or Shared.' });
const availabilitySchema = z.enum(availabilities, {
  error: 'Availability must be available or not available.',
});

const lifestyleText = requiredText('Lifestyle', textLimits.lifestyle);
const lifestyleSchema = z.union(
  [lifestyleText, z.array(lifestyleText).min(1).max(textLimits.lifestyleItems)],
  { error: 'Lifestyle is required. It must be a text or a list of texts.' },
);

/** Adds an issue when the link leads to a page instead of an image. */
function toImageUrl(text: string, context: z.RefinementCtx<string>): string {
  const link = readImageLink(text);
  if ('url' in link) return link.url;
  context.addIssue(link.advice);
  return z.NEVER;
}

const UNREACHABLE =
  'Contact must contain a phone number such as 01712-345678, an email address or a WhatsApp link.';

const PLACE_RULE = 'placeId must be the id of a place, such as mirpur-10.';

/**
 * The place of the location, when the author chose one. The API checks that it exists and that the location names it:
 * docs/decisions/0340-chosen-places.md.
 */
export const placeIdSchema = z
  .string(PLACE_RULE)
  .regex(/^[a-z0-9-]{1,64}$/, PLACE_RULE)
  .exactOptional()
  .meta({
    description:
      'The id of a place that `location` names. It decides when the name has several meanings. Without it, the API finds the place in `location`.',
    example: 'dhanmondi',
  });

/** The fields of the form that every listing has. */
export const listingFields = {
  title: requiredText('Title', textLimits.title).meta({ example: 'Sunny single room near Dhanmondi Lake' }),
  location: requiredText('Location', textLimits.location).meta({ example: 'Road 8A, Dhanmondi, Dhaka' }),
  rentAmount: rentSchema,
  roomType: roomTypeSchema,
  lifestyle: lifestyleSchema.meta({ example: 'Non-smoker, early riser' }),
  imageUrl: requiredText('Image URL', textLimits.imageUrl)
    .refine(isHttpUrl, 'Image URL must be a full URL that starts with http:// or https://.')
    .transform(toImageUrl)
    // Both hold for the stored URL. A link of an image search contains another URL, which grows when it is encoded.
    .refine((url) => !hasCredentials(url), 'Image URL must not contain a user name or password.')
    .refine((url) => url.length <= textLimits.imageUrl, tooLong('Image URL', textLimits.imageUrl))
    .meta({
      description:
        'A full http:// or https:// URL of an image, without user name and password. A link of Google Drive, Google Images, Dropbox, Imgur, GitHub or Wikimedia is stored as its image URL. This is possible only if that URL can be derived from the link. A link to a page that shows an image is refused. In production the host must be on the public internet.',
      example: 'https://i.ibb.co/4jQyW0R/dhanmondi-room.jpg',
    }),
  description: requiredText('Description', textLimits.description).meta({
    example: 'Third floor, south-facing balcony, gas and lift. Five minutes on foot to the lake.',
  }),
  contact: requiredText('Contact', textLimits.contact)
    // A contact that is too long has its own message, and is not searched.
    .refine((text) => text === '' || text.length > textLimits.contact || isReachable(text), UNREACHABLE)
    .meta({
      description: 'Contains a phone number, an email address or a WhatsApp link.',
      example: '+880 1700-000000',
    }),
};

/** The form to add or edit a listing (spec, section 5). */
export const listingInputSchema = z.strictObject({
  ...listingFields,
  placeId: placeIdSchema,
  home: homeSchema.exactOptional(),
  availability: availabilitySchema.default(DEFAULT_AVAILABILITY),
});

// The product's forms also send the owner's email and name; the API takes both from the token.
const ignored = z.unknown().optional().meta({ description: 'Ignored. The value comes from your account.' });
const ignoredOwner = { email: ignored, name: ignored };

const withoutOwner = <T extends { email?: unknown; name?: unknown }>({ email: _e, name: _n, ...fields }: T) =>
  fields;

/** Body of POST /roommates: the form fields; `email` and `name` are accepted and ignored. */
export const createListingBodySchema = listingInputSchema.extend(ignoredOwner).transform(withoutOwner);

/** Body of PATCH /roommates/{id}/like, which callers may leave out. The API ignores the number. */
export const likeBodySchema = z
  .strictObject({ likes: z.number('likes must be a number.').optional().meta({ example: 5 }) })
  .optional();

/**
 * `unconfirmed`: the poster had not confirmed the email. `daily_limit`: the caller has seen the emails of too many
 * listings today. `prefetch`: the request came ahead of a visit, so it does not count towards the limit.
 * `unavailable`: the poster's account was disabled or deleted.
 */
const emailWithheldReasons = ['unconfirmed', 'daily_limit', 'prefetch', 'unavailable'] as const;

/** A listing in a response of the API. docs/api-reading.md says who sees `email` and `contact`. */
export const listingSchema = z.object({
  _id: listingIdSchema,
  url: z.url().meta({
    description: 'The page of the listing on the site. The page needs a login.',
    example: 'https://roommate.example/roommate/665f1c2ab7d94e0012a4c9d1',
  }),
  title: z.string(),
  location: z.string(),
  rentAmount: z.number(),
  roomType: roomTypeSchema,
  lifestyle: z.union([z.string(), z.array(z.string())]),
  imageUrl: z.string(),
  description: z.string(),
  availability: availabilitySchema,
  home: homeSchema.optional(),
  name: z.string(),
  likes: z.number().int(),
  views: z.number().int().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  isOwner: z.boolean().meta({
    description: 'Whether the listing belongs to your account. Always false without a token.',
  }),
  email: z.string().optional().meta({
    description:
      'For the owner. Other signed-in callers get it from `GET /roommates/{id}` if the poster has confirmed it.',
  }),
  emailWithheld: z.enum(emailWithheldReasons).optional().meta({
    description: 'Why `GET /roommates/{id}` has no `email` for a signed-in caller. Expect unknown reasons.',
    'x-extensible': true,
  }),
  isLiked: z.boolean().optional().meta({
    description:
      'Whether you like the listing. Only in `GET /roommates/{id}` with a token, unless you are the owner.',
  }),
  contact: z.string().optional().meta({
    description: 'For the owner. Other users see it in `GET /roommates/{id}` on the day of their like.',
  }),
});

export type RoomType = z.infer<typeof roomTypeSchema>;
export type Availability = z.infer<typeof availabilitySchema>;
/** The values of the form as they are sent. */
export type ListingInput = z.infer<typeof listingInputSchema>;
export type CreateListing = z.infer<typeof createListingBodySchema>;
export type Listing = z.infer<typeof listingSchema>;
/** The fields that a card shows. */
export type ListingSummary = Pick<
  Listing,
  '_id' | 'title' | 'location' | 'rentAmount' | 'roomType' | 'availability' | 'imageUrl' | 'name'
>;
