/**
 * How to reach the people behind the product: the specification shows that these exist, not what they say. The domain
 * is one that nobody can own (RFC 2606), the number is not given out and no house has that number, until there are
 * real ones.
 */
export const SUPPORT_CONTACT = {
  email: 'support@roommatedhaka.example',
  /** As people write it; `tel:` links take it without the spaces and dashes. */
  phone: '+880 1700-000000',
  address: 'House 00, Road 27, Dhanmondi, Dhaka 1209',
} as const;

/** The product's own profiles, in the order of the footer (spec, section 2). */
export const SOCIAL_PROFILES = [
  { network: 'Facebook', url: 'https://www.facebook.com/roommatedhaka' },
  { network: 'Instagram', url: 'https://www.instagram.com/roommatedhaka' },
  { network: 'YouTube', url: 'https://www.youtube.com/@roommatedhaka' },
] as const;

/** The address of a link that calls the phone number. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
