import { supportContact, pagePaths, telephoneLink } from '@roommate/contracts';

interface FooterLink {
  label: string;
  to: string;
  /** Leads to a sign-in page, and from there back to the current page. */
  signIn?: true;
}

export interface FooterGroup {
  title: string;
  links: readonly FooterLink[];
}

const groupsOfEveryone: readonly FooterGroup[] = [
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
];

const joinNow: FooterGroup = {
  title: 'Join Now',
  links: [
    { label: 'Login', to: pagePaths.login, signIn: true },
    { label: 'Register for Free', to: pagePaths.register, signIn: true },
  ],
};

const yourRooms: FooterGroup = {
  title: 'Your Rooms',
  links: [
    { label: 'Dashboard', to: pagePaths.dashboard },
    { label: 'My Listings', to: pagePaths.myListings },
    { label: 'Add Listing', to: pagePaths.addListing },
  ],
};

/** The footer's columns (spec, section 2). Signed-in users get links to their rooms instead of Login and Register. */
export const footerGroups = (isSignedIn: boolean): readonly FooterGroup[] => [
  ...groupsOfEveryone,
  isSignedIn ? yourRooms : joinNow,
];
