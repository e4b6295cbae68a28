import { formatAmount, type Listing, type Match } from '@roommate/contracts';
import { lifestyleText } from '../details/lifestyle-text.ts';

/** A fact of several rooms. */
export interface ComparedRow {
  label: string;
  /** One text for each room. */
  values: readonly string[];
  /** Whether two of the rooms differ in it. */
  differs: boolean;
}

const facts: readonly (readonly [string, (listing: Listing) => string])[] = [
  ['Rent per month', ({ rentAmount }) => formatAmount(rentAmount)],
  ['Location', ({ location }) => location],
  ['Room type', ({ roomType }) => roomType],
  ['Availability', ({ availability }) => (availability === 'available' ? 'Available' : 'Not available')],
  ['Lifestyle', ({ lifestyle }) => lifestyleText(lifestyle)],
  ['Posted by', ({ name }) => name],
  ['Description', ({ description }) => description],
];

const comparable = (text: string): string => text.trim().toLowerCase();

/** The facts of the rooms side by side, the rent first. */
export const comparedRows = (listings: readonly Listing[]): ComparedRow[] =>
  facts.map(([label, textOf]) => {
    const values = listings.map(textOf);
    return { label, values, differs: new Set(values.map(comparable)).size > 1 };
  });

const matchText = (match: Match | undefined): string =>
  match
    ? [
        `${match.score}% match`,
        ...match.reasons.map(({ fits, isDealbreaker, text }) =>
          fits ? text : `${isDealbreaker ? 'Dealbreaker' : 'Does not fit'}: ${text}`,
        ),
      ].join(' · ')
    : 'Not known';

/** How well each room fits the user, with the reasons. It is not a fact about the room, so it has no mark. */
export const matchRow = (listings: readonly Listing[], matches: ReadonlyMap<string, Match>): ComparedRow => ({
  label: 'How it fits you',
  values: listings.map(({ _id }) => matchText(matches.get(_id))),
  differs: false,
});
