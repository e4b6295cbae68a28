import {
  homeChoices,
  type Home,
  type HomeChoice,
  homeTexts,
  type Preferences,
  wishTexts,
} from '@roommate/contracts';
import type { Agreement, Compare } from './agreement.ts';

/** The choices that are steps of a scale: neighbours agree by half. */
const scales: readonly HomeChoice[] = ['smoking', 'cleanliness', 'guests'];

/** Whether a home offers more of what a person asked for than they need. */
function isMore(name: HomeChoice, wish: string, fact: string): boolean {
  if (name === 'cleanliness') return wish === 'tidy' && fact === 'very tidy';
  return name === 'guests' && wish === 'daytime' && fact === 'overnight';
}

/** A home without a rule, or with both kinds of people. */
const HALF = 0.5;

function degreeOf(name: HomeChoice, wish: string, fact: string): number {
  if (fact === wish || isMore(name, wish, fact)) return 1;
  if (name === 'pets') return wish === 'yes' && fact !== 'no' ? 1 : 0;
  if (fact === 'any') return HALF;
  if (!scales.includes(name)) return 0;
  const steps: readonly string[] = homeChoices[name];
  return 1 - Math.abs(steps.indexOf(wish) - steps.indexOf(fact)) / (steps.length - 1);
}

const inSentence = (text = ''): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Compares what a person wishes for with what the listing says about its home. */
export const compareHome =
  (name: HomeChoice): Compare =>
  (preferences: Preferences, { home }: { home: Home | undefined }): Agreement | undefined => {
    const [wish, fact] = [preferences[name], home?.[name]];
    if (wish === undefined || fact === undefined) return undefined;
    const facts: Partial<Record<string, string>> = homeTexts[name];
    const wishes: Partial<Record<string, string>> = wishTexts[name];
    const degree = degreeOf(name, wish, fact);
    const asAsked = fact === wish || name === 'pets' ? ', as you asked' : '';
    const fits = `${facts[fact]}${asAsked}`;
    return {
      degree,
      text: degree === 1 ? fits : `You asked for ${wishes[wish]}; ${inSentence(facts[fact])}`,
    };
  };
