import { z } from 'zod';
import { homeChoices, homeFacts, type HomeChoice, type HomeFact } from './home-choices.ts';

const choice = <Name extends HomeChoice>(name: Name) =>
  z.enum(homeChoices[name], { error: `${name} must be one of: ${homeChoices[name].join(', ')}.` });

/** @param name of the field in messages */
export const dateSchema = (name: string) =>
  z.iso.date({ error: `${name} must be a date such as 2026-12-01.` }).meta({ example: '2026-12-01' });

const homeFields = {
  household: choice('household').meta({ description: 'Who lives in the home.' }),
  occupation: choice('occupation').meta({ description: 'Whether they study or work.' }),
  smoking: choice('smoking'),
  pets: choice('pets').meta({ description: '`yes` means other pets, or several.' }),
  food: choice('food').meta({ description: 'What is cooked. `any` has no rule.' }),
  cleanliness: choice('cleanliness'),
  guests: choice('guests'),
  sleep: choice('sleep').meta({ description: 'When people in the home go to bed.' }),
  availableFrom: dateSchema('availableFrom').meta({
    description: 'The first day on which somebody can move in.',
  }),
};

/** Facts about the home of a listing. All are optional. */
export const homeSchema = z.strictObject(homeFields, 'home must be an object.').exactPartial().meta({
  description: 'Facts about the home, all optional. People who look for such a home see why it fits.',
});

export type Home = z.infer<typeof homeSchema>;

/** The facts that an edit changes. Null removes one, and an absent one stays. */
export type HomePatch = { [Fact in HomeFact]?: Home[Fact] | null };

const noFacts = Object.fromEntries(homeFacts.map((fact) => [fact, null])) as HomePatch;

/** A home that replaces the stored one, as a patch. */
export const homeReplacementSchema = homeSchema.transform((home): HomePatch => ({ ...noFacts, ...home }));

const nullableFields = Object.fromEntries(
  Object.entries(homeFields).map(([fact, schema]) => [fact, schema.nullable()]),
) as { [Fact in HomeFact]: z.ZodNullable<(typeof homeFields)[Fact]> };

/** A merge patch of a home (RFC 7396): null removes a fact, or the whole home. */
export const homePatchSchema = z
  .strictObject(nullableFields, 'home must be an object or null.')
  .exactPartial()
  .nullable()
  .transform((patch): HomePatch => patch ?? noFacts);

/** Returns the home after an edit, or undefined without facts. */
export function patchedHome(before: Home | null | undefined, patch: HomePatch): Home | undefined {
  const after: HomePatch = { ...before, ...patch };
  // Always in the same order, so that equal homes are equal as JSON.
  const facts = homeFacts.flatMap((fact) => (after[fact] ? [[fact, after[fact]]] : []));
  return facts.length > 0 ? (Object.fromEntries(facts) as Home) : undefined;
}
