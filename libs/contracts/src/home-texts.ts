import type { Home } from './home.ts';
import { type HomeChoice, homeChoiceNames, type homeWishes } from './home-choices.ts';

/** The questions of the forms. */
export const homeQuestions: Record<HomeChoice, string> = {
  household: 'People in the home',
  occupation: 'Study or work',
  smoking: 'Smoking',
  pets: 'Pets',
  food: 'Food',
  cleanliness: 'Cleanliness',
  guests: 'Guests',
  sleep: 'Sleep',
};

/** What a home is like. The forms offer these texts, and the pages show them. */
export const homeTexts: { [Name in HomeChoice]: Record<NonNullable<Home[Name]>, string> } = {
  household: { women: 'Only women live here', men: 'Only men live here', mixed: 'Women and men live here' },
  occupation: {
    students: 'Students live here',
    workers: 'Working people live here',
    any: 'Students and working people live here',
  },
  smoking: { no: 'Non-smoking home', outside: 'Smoking only outside', yes: 'Smoking is allowed' },
  pets: {
    no: 'No pets',
    cat: 'This home has a cat',
    dog: 'This home has a dog',
    yes: 'This home has pets',
  },
  food: { halal: 'Halal food', vegetarian: 'Vegetarian food', any: 'No rules about food' },
  cleanliness: { relaxed: 'Relaxed about cleaning', tidy: 'Tidy home', 'very tidy': 'Very tidy home' },
  guests: { no: 'No guests', daytime: 'Guests in the daytime', overnight: 'Guests may stay overnight' },
  sleep: {
    early: 'People go to bed early',
    late: 'People go to bed late',
    any: 'People go to bed at different times',
  },
};

/** What a person wishes for, after "You asked for". */
export const wishTexts: { [Name in HomeChoice]: Record<(typeof homeWishes)[Name][number], string> } = {
  household: { women: 'women only', men: 'men only', mixed: 'women and men' },
  occupation: { students: 'students', workers: 'working people' },
  smoking: { no: 'a non-smoking home', outside: 'smoking only outside', yes: 'a home that allows smoking' },
  pets: { no: 'no pets', yes: 'a home with pets' },
  food: { halal: 'halal food', vegetarian: 'vegetarian food' },
  cleanliness: { relaxed: 'a relaxed home', tidy: 'a tidy home', 'very tidy': 'a very tidy home' },
  guests: { no: 'no guests', daytime: 'guests in the daytime', overnight: 'overnight guests' },
  sleep: { early: 'a home where people go to bed early', late: 'a home where people go to bed late' },
};

/** Returns one choice of a home as a text; undefined if it is not stated. */
export function homeTextOf(name: HomeChoice, home: Home): string | undefined {
  const value = home[name];
  const texts: Partial<Record<string, string>> = homeTexts[name];
  return value === undefined ? undefined : (texts[value] ?? value);
}

/** Returns the choices of a home as texts, in the order of the questions. */
export const describeHome = (home: Home): string[] =>
  homeChoiceNames.flatMap((name) => homeTextOf(name, home) ?? []);
