import type { Home } from '@roommate/contracts';
import type { HomeWish } from '@roommate/places/search';

/**
 * For each wish of a text, the facts of a home that state its opposite. A home for women and men, or with smoking
 * outside, is not the opposite.
 */
const opposites: Record<Exclude<keyof HomeWish, 'food'>, Record<string, readonly string[]>> = {
  household: { women: ['men'], men: ['women'] },
  occupation: { students: ['workers'], workers: ['students'] },
  smoking: { no: ['yes'], yes: ['no'] },
  pets: { no: ['cat', 'dog', 'yes'], yes: ['no'] },
};
const subjects = Object.keys(opposites) as (keyof typeof opposites)[];

const factOf = (subject: string, value: string): string => `${subject}=${value}`;

/** The facts of a home that can be the opposite of a wish, such as "household=men". */
export const factsOfHome = (home: Home | null | undefined): string[] =>
  subjects.flatMap((subject) => {
    const value = home?.[subject];
    return value === undefined ? [] : [factOf(subject, value)];
  });

/** The facts that state the opposite of a wish. */
export const oppositesOf = (wish: HomeWish): string[] =>
  subjects.flatMap((subject) => {
    const value = wish[subject];
    const facts = value === undefined ? [] : (opposites[subject][value] ?? []);
    return facts.map((fact) => factOf(subject, fact));
  });
