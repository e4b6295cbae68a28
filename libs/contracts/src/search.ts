import { z } from 'zod';
import { availabilities, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, RENT_MAX_BDT, roomTypes } from './constants.ts';
import { listingSchema } from './listing.ts';
import { CURSOR_RULE, limitSchema } from './queries.ts';
import {
  EXACT_TOTAL_MAX,
  looseFilters,
  placeKinds,
  POSTED_WITHIN_MAX_DAYS,
  SEARCH_PLACES_MAX,
  SEARCH_TEXT_MAX,
  searchSorts,
  WITHIN_MAX_KM,
} from './search-values.ts';

const WITHIN_RULE = `within must be a number of kilometres from 0.1 to ${WITHIN_MAX_KM}.`;
const POSTED_RULE = `postedWithin must be a whole number of days from 1 to ${POSTED_WITHIN_MAX_DAYS}.`;
const PLACE_RULE = `place must be the id of a place, at most ${SEARCH_PLACES_MAX} times.`;
const NEAR_RULE = 'near must be the id of a place, or a latitude and a longitude such as 23.78,90.41.';
const PLACE_ID = /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A number in a query. `json` is its documentation: a query contains only text. */
const number = (rule: string, format: RegExp, min: number, max: number, json: object) =>
  z
    .string(rule)
    .regex(format, rule)
    .transform(Number)
    .refine((n) => n >= min && n <= max, rule)
    .optional()
    .meta({ pattern: undefined, minimum: min, maximum: max, ...json });

const rent = (name: string, description: string) =>
  number(`${name} must be a whole number from 0 to ${RENT_MAX_BDT}.`, /^\d{1,8}$/, 0, RENT_MAX_BDT, {
    type: 'integer',
    description,
    example: 8000,
  });

const oneOf = <const T extends readonly string[]>(name: string, values: T, description: string) =>
  z
    .enum(values, { error: `${name} must be one of: ${values.join(', ')}.` })
    .optional()
    .meta({ description });

/** GET /roommates/search. A parameter replaces what `q` says about the same filter. */
export const searchQuerySchema = z.strictObject({
  q: z
    .string('q must be one text.')
    .max(SEARCH_TEXT_MAX, `q must be at most ${SEARCH_TEXT_MAX} characters long.`)
    .optional()
    .meta({
      description: 'Free text in English, Bangla or Banglish. `understood` reports what it means.',
      example: '2 seat under 5k near dhaka university',
    }),
  place: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      // Not a rule of each element, whose error would name the field place.0.
      z
        .array(z.string(), PLACE_RULE)
        .refine((ids) => ids.length <= SEARCH_PLACES_MAX && ids.every((id) => PLACE_ID.test(id)), PLACE_RULE)
        .optional(),
    )
    .meta({
      description:
        'The id of a place of the gazetteer, such as `mirpur-10`. Repeat it for several places. An area includes its parts.',
      example: ['mirpur-10'],
    }),
  within: number(WITHIN_RULE, /^\d{1,2}(?:\.\d{1,2})?$/, 0.1, WITHIN_MAX_KM, {
    type: 'number',
    description:
      'Kilometres around each `place`, or around `near`. Stations, colleges and hospitals have 2 km.',
    example: 2,
  }),
  near: z
    .string(NEAR_RULE)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?)$/, NEAR_RULE)
    .max(60, NEAR_RULE)
    .optional()
    .meta({
      description: 'A place id, or `latitude,longitude`: the start of distances. Filters only with `within`.',
      example: 'buet',
    }),
  rentMin: rent('rentMin', 'The lowest rent, BDT per month.'),
  rentMax: rent('rentMax', 'The highest rent, BDT per month.'),
  roomType: oneOf('roomType', roomTypes, 'Only rooms of this type.'),
  availability: oneOf('availability', availabilities, 'Only listings with this availability.'),
  postedWithin: number(POSTED_RULE, /^\d{1,3}$/, 1, POSTED_WITHIN_MAX_DAYS, {
    type: 'integer',
    description: 'Only listings of the last days.',
    example: 7,
  }),
  hasPhoto: z
    .literal('true', { error: 'hasPhoto must be true, or absent.' })
    .transform(() => true)
    .optional()
    .meta({ description: 'Only listings with a photo.' }),
  sort: oneOf(
    'sort',
    searchSorts,
    '`best` puts available listings first, then the newest. `distance` needs `near` or a place. The default is `best`, and `distance` with `near`.',
  ),
  limit: limitSchema.optional().meta({
    type: 'integer',
    pattern: undefined,
    minimum: 1,
    maximum: PAGE_LIMIT_MAX,
    description: `Maximum number of listings to return. The default is ${PAGE_LIMIT_DEFAULT}.`,
    example: 24,
  }),
  cursor: z
    .string(CURSOR_RULE)
    .regex(/^[A-Za-z0-9_-]{1,200}$/, CURSOR_RULE)
    .optional()
    .meta({ description: '`next` of the previous page, with the same other parameters.' }),
});

const count = z.number().int().nonnegative();
const relation = z.enum(['eq', 'gte']);
const facet = <T extends z.ZodType>(value: T) => z.object({ relation, values: z.array(value) });
/** A place of the gazetteer. */
export const namedPlaceSchema = z.object({ id: z.string(), name: z.string(), nameBn: z.string() });

/** A number of matches. With `gte` there are more. */
export const totalSchema = z.object({ value: count, relation });

/** A page of search results. */
export const searchResponseSchema = z.object({
  items: z.array(listingSchema),
  total: totalSchema.meta({
    description: `Exact up to ${EXACT_TOTAL_MAX}. More matches have the relation gte.`,
  }),
  facets: z
    .object({
      roomType: facet(z.object({ value: z.enum(roomTypes), count })),
      availability: facet(z.object({ value: z.enum(availabilities), count })),
      rent: facet(z.object({ min: count, max: count.optional(), count })),
      places: facet(namedPlaceSchema.extend({ count })),
    })
    .meta({
      description: `Counts of the matches without the filter of the same name. With the relation gte they count ${EXACT_TOTAL_MAX} of the matches.`,
    }),
  understood: z.object({
    places: z.array(namedPlaceSchema),
    within: z.number().optional(),
    rentMin: count.optional(),
    rentMax: count.optional(),
    roomType: z.enum(roomTypes).optional(),
    availability: z.enum(availabilities).optional(),
    text: z.string().optional().meta({
      description:
        'Words that a listing must contain, among the first 60 different words of its title, location, lifestyle and description.',
    }),
  }),
  names: z
    .array(namedPlaceSchema.extend({ kind: z.enum(placeKinds) }))
    .meta({ description: 'The names of the places in the parameters `place` and `near`.' }),
  loosen: z
    .array(z.object({ filter: z.enum(looseFilters), total: totalSchema }))
    .optional()
    .meta({
      description:
        'Only without matches: each filter that has matches when it is left out, with their number. The most helpful one comes first. `place` includes `within` and `near`.',
    }),
  next: z.string().optional().meta({ description: 'The cursor of the next page. Absent on the last page.' }),
});

export type SearchQuery = z.infer<typeof searchQuerySchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
export type SearchFacets = SearchResponse['facets'];
export type SearchTotal = SearchResponse['total'];
