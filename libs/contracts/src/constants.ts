/** The business constants and limits of the specification, section 9. Names of times in milliseconds end in `_MS`. */

/** Maximum number of available listings on the home page. */
export const HOME_LISTING_LIMIT = 8;

/** The currency of rents, per RENT_PERIOD. */
export const CURRENCY = 'BDT';
export const RENT_PERIOD = 'month';

export const roomTypes = ['Single', 'Shared'] as const;
export const availabilities = ['available', 'not available'] as const;
export const DEFAULT_AVAILABILITY = 'available';

export const PASSWORD_MIN_LENGTH = 6;

export const HERO_SLIDE_COUNT = 3;
export const HERO_SLIDE_DELAY_MS = 3000;

export const TYPEWRITER_TYPING_MS = 70;
export const TYPEWRITER_DELETING_MS = 40;
export const TYPEWRITER_PAUSE_MS = 2000;

export const TESTIMONIAL_COUNT = 9;
export const TESTIMONIALS_PER_SLIDE = 3;
export const TESTIMONIAL_ADVANCE_MS = 4000;
export const TESTIMONIAL_MANUAL_PAUSE_MS = 5000;

export const TOAST_POSITION = 'top-right';
export const TOAST_AUTO_CLOSE_MS = 5000;

export const UPDATE_DIALOG_TIMER_MS = 1500;

export const businessHours = [
  { days: 'Mon-Fri', hours: '9-6' },
  { days: 'Sat', hours: '10-4' },
  { days: 'Sun', hours: 'closed' },
] as const;

export const marketingFigures = {
  rating: '4.8',
  reviews: '500+',
  users: '15K+',
  satisfied: '100%',
} as const;

/**
 * In CSS pixels. The identity provider's library opens its window in this size, and its size cannot be configured. A
 * browser test checks the size of the window.
 */
export const signInPopupSize = { width: 500, height: 600 } as const;

/** Server-side limits. The specification has none; docs/decisions/0004-api-limits.md gives the reasons for these. */
export const PAGE_LIMIT_DEFAULT = 24;
export const PAGE_LIMIT_MAX = 100;
export const BODY_LIMIT_BYTES = 64 * 1024;
/** BDT per month: docs/decisions/0232-rents-and-contacts.md. */
export const RENT_MIN_BDT = 500;
export const RENT_MAX_BDT = 2_000_000;
export const textLimits = {
  title: 120,
  location: 160,
  lifestyle: 200,
  lifestyleItems: 20,
  imageUrl: 2048,
  description: 4000,
  contact: 120,
  name: 100,
  subject: 150,
  message: 5000,
} as const;

/** The image of people without a photo, on the site's own origin (spec, sections 2 and 3). */
export const DEFAULT_AVATAR_PATH = '/pictures/avatars/default-avatar.webp';
