import { z } from 'zod';
import { roomTypes } from './constants.ts';
import { dateSchema } from './home.ts';
import { type HomeChoice, homeChoiceNames, homeWishes } from './home-choices.ts';
import { rentSchema } from './rent.ts';

/** Maximum number of places that a person can look in. */
export const PREFERRED_PLACES_MAX = 5;
const TRAVEL_MIN_KM = 0.5;
const TRAVEL_MAX_KM = 20;
export const TRAVEL_DEFAULT_KM = 3;

const PLACES_RULE = `places must be ids of up to ${PREFERRED_PLACES_MAX} different places.`;
const TRAVEL_RULE = 'travelTo must be the id of a place, such as buet.';
const KM_RULE = `travelKm must be a number of kilometres from ${TRAVEL_MIN_KM} to ${TRAVEL_MAX_KM}.`;
const DEALBREAKERS_RULE = 'List each dealbreaker only once.';
const PLACE_ID = /^[a-z0-9-]{1,64}$/;

/** The wishes that a person can state. Each one can be a dealbreaker. */
export const preferenceNames = [
  'rentMax',
  'places',
  'travelTo',
  'roomType',
  'moveIn',
  ...homeChoiceNames,
] as const;
export type PreferenceName = (typeof preferenceNames)[number];

const wish = <Name extends HomeChoice>(name: Name) =>
  z.enum(homeWishes[name], { error: `${name} must be one of: ${homeWishes[name].join(', ')}.` });

const preferenceFields = {
  rentMax: rentSchema.meta({ description: 'The highest rent, BDT per month.' }),
  places: z
    .array(z.string(), PLACES_RULE)
    // Not a rule of each element, whose error would name the field places.0.
    .refine((ids) => ids.every((id) => PLACE_ID.test(id)), PLACES_RULE)
    .refine(
      (ids) => ids.length >= 1 && ids.length <= PREFERRED_PLACES_MAX && new Set(ids).size === ids.length,
      PLACES_RULE,
    )
    .meta({
      description: `1 to ${PREFERRED_PLACES_MAX} different ids of places to live in. \`GET /areas\` and \`facets.places\` of a search have ids.`,
      example: ['mirpur-10', 'kazipara'],
    }),
  travelTo: z.string(TRAVEL_RULE).regex(PLACE_ID, TRAVEL_RULE).meta({
    description:
      'The id of a place to travel to, such as a university. `understood.places` of a search has the ids of the places in `q`.',
    example: 'buet',
  }),
  travelKm: z
    .number(KM_RULE)
    .min(TRAVEL_MIN_KM, KM_RULE)
    .max(TRAVEL_MAX_KM, KM_RULE)
    .meta({
      description: `The distance to travelTo in kilometres that still fits. The default is ${TRAVEL_DEFAULT_KM}.`,
      example: TRAVEL_DEFAULT_KM,
    }),
  roomType: z.enum(roomTypes, { error: 'Room type must be Single or Shared.' }),
  moveIn: dateSchema('moveIn').meta({ description: 'The day on which the person wants to move in.' }),
  household: wish('household').meta({ description: 'Who lives in the home.' }),
  occupation: wish('occupation').meta({ description: 'Whether they study or work.' }),
  smoking: wish('smoking'),
  pets: wish('pets'),
  food: wish('food'),
  cleanliness: wish('cleanliness'),
  guests: wish('guests'),
  sleep: wish('sleep').meta({ description: 'When people in the home go to bed.' }),
  dealbreakers: z
    .array(z.enum(preferenceNames), 'dealbreakers must be a list of names of preferences.')
    .max(preferenceNames.length, DEALBREAKERS_RULE)
    .refine((names) => new Set(names).size === names.length, DEALBREAKERS_RULE)
    .meta({ description: 'A listing that does not meet one of these preferences is not listed as a match.' }),
};

/** What a person looks for: the body of PUT /preferences, and its stored form. All fields are optional. */
export const preferencesSchema = z
  .strictObject(preferenceFields)
  .exactPartial()
  .refine(({ travelTo, travelKm }) => travelTo !== undefined || travelKm === undefined, {
    path: ['travelKm'],
    message: 'travelKm needs travelTo.',
  })
  .refine(({ dealbreakers = [], ...wanted }) => dealbreakers.every((name) => wanted[name] !== undefined), {
    path: ['dealbreakers'],
    message: 'Each dealbreaker must be one of your preferences.',
  });

export type Preferences = z.infer<typeof preferencesSchema>;
