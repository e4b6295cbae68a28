import { z } from 'zod';
import { availabilities, RENT_MAX_BDT, roomTypes } from './constants.ts';
import { pageLimitSchema, SEARCH_CURSOR_RULE } from './queries.ts';
import {
  EXACT_TOTAL_MAX,
  NEAR_KM,
  POSTED_WITHIN_MAX_DAYS,
  SEARCH_PLACES_MAX,
  SEARCH_TEXT_MAX,
  searchSorts,
  WITHIN_MAX_KM,
} from './search-values.ts';

const WITHIN_RULE = `within must be a number of kilometres from 0.1 to ${WITHIN_MAX_KM}.`;
const METRO_RULE = `metroWithin must be a number of kilometres from 0.1 to ${WITHIN_MAX_KM}.`;
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
        'The id of a place, such as `mirpur-10`. `facets.places` and `understood.places` of a response have ids, and so has `GET /areas`. Repeat it for several places. An area includes its parts.',
      example: ['mirpur-10'],
    }),
  within: number(WITHIN_RULE, /^\d{1,2}(?:\.\d{1,2})?$/, 0.1, WITHIN_MAX_KM, {
    type: 'number',
    description: `Kilometres around each \`place\`, or around \`near\`. The default is ${NEAR_KM} for stations, colleges and hospitals.`,
    example: 2,
  }),
  near: z
    .string(NEAR_RULE)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?)$/, NEAR_RULE)
    .max(60, NEAR_RULE)
    .optional()
    .meta({
      description:
        'A place id, or `latitude,longitude`: the point from which distances are measured. Filters only with `within`.',
      example: 'buet',
    }),
  metroWithin: number(METRO_RULE, /^\d{1,2}(?:\.\d{1,2})?$/, 0.1, WITHIN_MAX_KM, {
    type: 'number',
    description: 'Only listings within this number of kilometres of a station of the metro.',
    example: 1,
  }),
  rentMin: rent('rentMin', 'The lowest rent, BDT per month.'),
  rentMax: rent('rentMax', 'The highest rent, BDT per month.'),
  roomType: oneOf('roomType', roomTypes, 'Only rooms of this type.'),
  availability: oneOf('availability', availabilities, 'Only listings with this availability.'),
  postedWithin: number(POSTED_RULE, /^\d{1,3}$/, 1, POSTED_WITHIN_MAX_DAYS, {
    type: 'integer',
    description: 'Only listings that were posted within this number of days.',
    example: 7,
  }),
  hasPhoto: z
    .literal('true', { error: 'hasPhoto must be true, or absent.' })
    .transform(() => true)
    .optional()
    .meta({ description: 'Only listings with a photo.' }),
  includeHidden: z
    .literal('true', { error: 'includeHidden must be true, or absent.' })
    .transform(() => true)
    .optional()
    .meta({ description: 'Includes the matches that do not meet one of your dealbreakers.' }),
  sort: oneOf(
    'sort',
    searchSorts,
    `\`best\` puts available listings first, then the newest. Up to ${EXACT_TOTAL_MAX} matches, those that agree with the hints of \`q\` and with your preferences come before the newest. \`distance\` needs \`near\` or a place. The default is \`best\`, and \`distance\` with \`near\`.`,
  ),
  limit: pageLimitSchema,
  cursor: z
    .string(SEARCH_CURSOR_RULE)
    .regex(/^[A-Za-z0-9_-]{1,200}$/, SEARCH_CURSOR_RULE)
    .optional()
    .meta({ description: '`next` of the previous page, with the same other parameters.' }),
});

export type SearchQuery = z.infer<typeof searchQuerySchema>;

/**
 * Whether a search has filters beside its text. `near` filters only together with `within`, and `includeHidden` concerns
 * preferences.
 */
export function hasFilters({
  q: _q,
  near: _near,
  includeHidden: _includeHidden,
  sort: _sort,
  limit: _limit,
  cursor: _cursor,
  ...filters
}: SearchQuery): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
