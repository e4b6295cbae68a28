import { shownReasons } from './shown-reasons.ts';

/** A reason that starts with an exclamation mark does not fit. */
const reason = (text: string) => ({
  ...{ about: text, text, isDealbreaker: false },
  fits: !text.startsWith('!'),
});

it.each([
  [['budget'], ['budget']],
  [
    ['budget', 'place', 'smoking'],
    ['budget', 'place'],
  ],
  [
    ['budget', '!place', '!smoking'],
    ['budget', '!place'],
  ],
  [
    ['budget', 'place', 'smoking', '!travel', '!pets'],
    ['budget', '!travel'],
  ],
  [
    ['!budget', '!place', 'smoking'],
    ['!budget', '!place'],
  ],
])('of %j a card shows %j', (reasons, shown) => {
  expect(shownReasons(reasons.map(reason)).map(({ text }) => text)).toEqual(shown);
});
