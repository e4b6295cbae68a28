import { supportContact, pagePaths, telephoneLink } from '@roommate/contracts';

export interface FooterLink {
  label: string;
  to: string;
  /** Leads to signing in, and back from there to the page one is on. */
  signIn?: true;
}

export interface FooterGroup {
  title: string;
  links: readonly FooterLink[];
}

/** The footer's columns (spec, section 2). */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Home', to: pagePaths.home },
      { label: 'Browse Listings', to: pagePaths.browse },
      { label: 'About Us', to: pagePaths.about },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'FAQ', to: pagePaths.faq },
      { label: 'Contact Us', to: pagePaths.contact },
      { label: supportContact.email, to: `mailto:${supportContact.email}` },
      { label: supportContact.phone, to: telephoneLink(supportContact.phone) },
    ],
  },
  {
    title: 'Join Now',
    links: [
      { label: 'Login', to: pagePaths.login, signIn: true },
      { label: 'Register for Free', to: pagePaths.register, signIn: true },
    ],
  },
];
