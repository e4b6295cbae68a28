import {
  formatAmount,
  homeChoiceNames,
  homeQuestions,
  homeTextOf,
  type Listing,
  type Match,
} from '@roommate/contracts';
import { formatDay } from '../details/format-day.ts';
import { lifestyleText } from '../details/lifestyle-text.ts';
import { inFull } from '../match/in-full.ts';

/** A fact of several rooms. */
export interface ComparedRow {
  label: string;
  /** One text for each room. */
  values: readonly string[];
  /** Whether two of the rooms differ in it. */
  differs: boolean;
}

/** As for a lifestyle that is empty. */
const NOT_STATED = 'Not specified';

type Fact = readonly [label: string, textOf: (listing: Listing) => string | undefined];

/** A row with one of them is shown if at least one of the rooms states it. */
const homeFacts: readonly Fact[] = [
  ...homeChoiceNames.map((name): Fact => [homeQuestions[name], ({ home }) => home && homeTextOf(name, home)]),
  ['Free from', ({ home }) => home?.availableFrom && formatDay(home.availableFrom)],
];

const facts: readonly Fact[] = [
  ['Rent per month', ({ rentAmount }) => formatAmount(rentAmount)],
  ['Location', ({ location }) => location],
  ['Room type', ({ roomType }) => roomType],
  ['Availability', ({ availability }) => (availability === 'available' ? 'Available' : 'Not available')],
  ['Lifestyle', ({ lifestyle }) => lifestyleText(lifestyle)],
  ...homeFacts,
  ['Posted by', ({ name }) => name],
  ['Description', ({ description }) => description],
];

const comparable = (text: string): string => text.trim().toLowerCase();

/** The facts of the rooms side by side, the rent first. */
export const comparedRows = (listings: readonly Listing[]): ComparedRow[] =>
  facts.flatMap(([label, textOf]) => {
    const texts = listings.map(textOf);
    if (texts.every((text) => text === undefined)) return [];
    const values = texts.map((text) => text ?? NOT_STATED);
    return { label, values, differs: new Set(values.map(comparable)).size > 1 };
  });

const matchText = (match: Match | undefined): string =>
  match
    ? [
        `${match.score}% match`,
        ...inFull(match.reasons).map(({ fits, isDealbreaker, text }) =>
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
