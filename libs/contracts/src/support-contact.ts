/**
 * Placeholder contact data: the specification shows that these exist, but not their values. No one can own the domain
 * (RFC 2606), and the phone number and house number do not exist.
 */
export const supportContact = {
  email: 'support@roommatedhaka.example',
  /** Formatted for people. `tel:` links need it without spaces and dashes. */
  phone: '+880 1700-000000',
  address: 'House 00, Road 27, Dhanmondi, Dhaka 1209',
} as const;

/** The product's profiles, in the order of the footer (spec, section 2). */
export const socialProfiles = [
  { network: 'Facebook', url: 'https://www.facebook.com/roommatedhaka' },
  { network: 'Instagram', url: 'https://www.instagram.com/roommatedhaka' },
  { network: 'YouTube', url: 'https://www.youtube.com/@roommatedhaka' },
] as const;

/** Returns the URL that calls the phone number. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
