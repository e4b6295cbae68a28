import { pagePaths } from '@roommate/contracts';

interface NavItem {
  label: string;
  to: string;
  /** Shown to signed-in users only. */
  signedIn?: true;
  /** Left out of the mobile menu (spec, section 2). */
  desktopOnly?: true;
}

/** The navigation bar's links, in the order of the specification (section 2). */
export const navItems: readonly NavItem[] = [
  { label: 'Home', to: pagePaths.home },
  { label: 'Browse Listings', to: pagePaths.browse },
  { label: 'About', to: pagePaths.about },
  { label: 'FAQ', to: pagePaths.faq },
  { label: 'Contact', to: pagePaths.contact, desktopOnly: true },
  { label: 'Dashboard', to: pagePaths.dashboard, signedIn: true },
];
