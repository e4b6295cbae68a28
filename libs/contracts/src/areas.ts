import { z } from 'zod';
import { roomTypes, textLimits } from './constants.ts';
import { areaKinds, EXACT_TOTAL_MAX, rentBands } from './search-values.ts';
import { optionalListingIdSchema, placeIdSchema } from './listing.ts';
import { searchQuerySchema } from './search-query.ts';
import { namedPlaceSchema, totalSchema } from './search-response.ts';

/** Fewer rents than this say nothing about an area. */
export const MIN_RENT_SAMPLE = 8;
/** Statistics count this many of the newest listings of an area: docs/decisions/0321-rents-of-an-area.md. */
export const MAX_RENT_SAMPLE = 1000;

const count = z.number().int().nonnegative();
const rent = z.number().nonnegative().optional();

const figures = {
  sample: count.meta({ description: `The number of rents: at most the newest ${MAX_RENT_SAMPLE}.` }),
  median: rent.meta({ description: `BDT per month. Absent below a sample of ${MIN_RENT_SAMPLE}.` }),
  lowerQuartile: rent,
  upperQuartile: rent,
};

/** The rents of some listings. */
const rentStatsSchema = z.object(figures);

const placeAtDistance = namedPlaceSchema.extend({
  km: z.number().nonnegative().meta({ description: 'The distance between the centres, in kilometres.' }),
});

export const AREA_RULE = 'area must be the id of an area, such as mirpur-10.';

/** The id of a place in the path of a URL. */
export const areaIdSchema = z
  .string(AREA_RULE)
  .regex(/^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, AREA_RULE)
  .meta({ example: 'mirpur-10' });

/** GET /areas/{area}. */
export const areaSchema = namedPlaceSchema.extend({
  kind: z.enum(areaKinds),
  parent: namedPlaceSchema.optional().meta({ description: 'The area around it.' }),
  rents: z.object({
    all: rentStatsSchema,
    ...(Object.fromEntries(roomTypes.map((type) => [type, rentStatsSchema])) as Record<
      (typeof roomTypes)[number],
      typeof rentStatsSchema
    >),
    bands: z
      .array(z.object({ min: count, max: count.optional(), count }))
      .meta({ description: `The distribution of all rents, from ${rentBands[0]} BDT on.` }),
  }),
  neighbours: z.array(placeAtDistance),
  stations: z.array(placeAtDistance).meta({ description: 'The nearest stations of the metro.' }),
  universities: z.array(placeAtDistance).meta({ description: 'The nearest universities.' }),
});

/** The filters of GET /areas: those of the search. Areas are the same for everybody. */
export const areasQuerySchema = searchQuerySchema.omit({
  includeHidden: true,
  sort: true,
  limit: true,
  cursor: true,
});

/** GET /areas. */
export const areasResponseSchema = z.object({
  total: totalSchema.meta({ description: 'The number of matches.' }),
  counted: z.enum(['all', 'newest', 'some']).meta({
    description: `The matches that the areas count: \`all\`, the \`newest\` ${EXACT_TOTAL_MAX}, or \`some\` ${EXACT_TOTAL_MAX}, whose rents are not typical.`,
  }),
  areas: z
    .array(
      namedPlaceSchema.extend({
        kind: z.enum(areaKinds),
        at: z
          .object({ lat: z.number(), lng: z.number() })
          .meta({ description: 'The centre of the area in degrees (WGS 84), never of a home.' }),
        around: z.array(z.string()).meta({ description: 'The ids of the areas that contain it.' }),
        rooms: count.meta({ description: 'The number of matches in the area and its parts.' }),
        relation: totalSchema.shape.relation.meta({
          description: `With gte there are more rooms: more than ${EXACT_TOTAL_MAX} match in the area, or in all areas.`,
        }),
        median: z
          .number()
          .nonnegative()
          .meta({
            description: `Of the rents of these rooms, or of the newest ${EXACT_TOTAL_MAX} in the area. BDT per month.`,
          }),
        newestAt: z.iso
          .datetime()
          .meta({ description: 'When the newest of these rooms was posted, cut to the minute.' }),
      }),
    )
    .meta({ description: 'The areas that have matches, those with the most rooms first.' }),
  elsewhere: count.meta({
    description: `The number of matches whose location names no area: at most ${EXACT_TOTAL_MAX}.`,
  }),
});

const LOCATION_RULE = `location must be a text of 1 to ${textLimits.location} characters.`;

/** GET /similar-rents: a room as a form has it, before it is posted or changed. */
export const similarRentsQuerySchema = z.strictObject({
  location: z
    .string(LOCATION_RULE)
    .trim()
    .min(1, LOCATION_RULE)
    .max(textLimits.location, LOCATION_RULE)
    .meta({ description: 'The location as a listing has it.', example: 'Road 8A, Dhanmondi' }),
  placeId: placeIdSchema,
  listing: optionalListingIdSchema.meta({
    description:
      'The listing that an edit changes. It is not compared with itself. Its chosen place stays while `location` names it.',
  }),
  roomType: z
    .enum(roomTypes, { error: `roomType must be one of: ${roomTypes.join(', ')}.` })
    .optional()
    .meta({ description: 'Without it, rooms of all types count.' }),
});

/** GET /similar-rents/{id} and GET /similar-rents. */
export const similarRentsSchema = rentStatsSchema.extend({
  area: namedPlaceSchema
    .optional()
    .meta({ description: 'The smallest area around the listing with enough rents. Absent without a place.' }),
});

export type RentStats = z.infer<typeof rentStatsSchema>;
export type Area = z.infer<typeof areaSchema>;
export type AreasQuery = z.infer<typeof areasQuerySchema>;
export type AreasResponse = z.infer<typeof areasResponseSchema>;
export type AreaWithRooms = AreasResponse['areas'][number];
export type SimilarRentsQuery = z.infer<typeof similarRentsQuerySchema>;
export type SimilarRents = z.infer<typeof similarRentsSchema>;
