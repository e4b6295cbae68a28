import { pagePaths } from '@roommate/contracts';

/** Milliseconds, kilobytes and requests. */
export interface Limits {
  largestPaint: number;
  firstContent: number;
  blocked: number;
  kilobytes: number;
  requests: number;
}

/** A page that people open again, or from another page. */
export interface OpenedPage {
  name: string;
  /** Its path. @param listing the id of some listing */
  path: (listing: string) => string;
  /** The element that matters to the visitor. */
  selector: string;
  signedIn?: true;
  /** The path of a page that links to it. Default: home. */
  linkedFrom?: string;
}

export interface MeasuredPage extends OpenedPage {
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
    linkedFrom: pagePaths.about,
    limits: { largestPaint: 1200, firstContent: 1100, blocked: 200, kilobytes: 300, requests: 18 },
  },
  { name: 'browse', path: () => pagePaths.browse, selector: card, limits: list },
  {
    name: 'details, signed in',
    path: pagePaths.details,
    selector: heading,
    signedIn: true,
    linkedFrom: pagePaths.browse,
    limits: { ...list, largestPaint: 1200 },
  },
  textPage('about', pagePaths.about),
  textPage('FAQ', pagePaths.faq),
  textPage('contact', pagePaths.contact),
  textPage('login', pagePaths.login),
];

/** The pages that people open from another one. Their first content is what the screen shows first. */
export const linkedPages: readonly OpenedPage[] = measuredPages.map((page) =>
  // The cards of home come after the hero, below the screen of a phone.
  page.name === 'home' ? { ...page, selector: heading } : page,
);

const dashboard: OpenedPage = {
  name: 'dashboard',
  path: () => pagePaths.dashboard,
  // The title of the page is in the HTML, above the skeleton of its data.
  selector: `.page-skeleton h1, ${heading}`,
  signedIn: true,
};

/** The pages of second visits. */
export const reopenedPages: readonly OpenedPage[] = [...linkedPages, dashboard];
