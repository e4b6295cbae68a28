import { pagePaths } from '@roommate/contracts';

/** Milliseconds, kilobytes and requests. */
export interface Limits {
  largestPaint: number;
  firstContent: number;
  blocked: number;
  kilobytes: number;
  requests: number;
}

export interface MeasuredPage {
  name: string;
  /** Its path. @param listing the id of some listing */
  path: (listing: string) => string;
  /** The element that matters to the visitor. */
  selector: string;
  signedIn?: true;
  limits: Limits;
}

const card = 'main article';
const heading = 'main h1';
const list = { largestPaint: 1100, firstContent: 1000, blocked: 150, kilobytes: 260, requests: 16 };
const text = { largestPaint: 1000, firstContent: 900, blocked: 100, kilobytes: 200, requests: 12 };

const textPage = (name: string, path: string): MeasuredPage => ({
  name,
  path: () => path,
  selector: heading,
  limits: text,
});

/** The pages that people open first, with their targets on the slow connection. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'home',
    path: () => pagePaths.home,
    selector: card,
    limits: { largestPaint: 1200, firstContent: 1100, blocked: 200, kilobytes: 300, requests: 18 },
  },
  { name: 'browse', path: () => pagePaths.browse, selector: card, limits: list },
  {
    name: 'details, signed in',
    path: pagePaths.details,
    selector: heading,
    signedIn: true,
    limits: { ...list, largestPaint: 1200 },
  },
  textPage('about', pagePaths.about),
  textPage('FAQ', pagePaths.faq),
  textPage('contact', pagePaths.contact),
  textPage('login', pagePaths.login),
];
