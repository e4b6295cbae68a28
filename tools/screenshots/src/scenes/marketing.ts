import { answering, failing, hanging, press } from '../calls.ts';
import type { Scene } from '../scene.ts';

const AVAILABLE = '/roommates/available';

export const marketingScenes: readonly Scene[] = [
  { name: 'home', path: '/', main: true },
  { name: 'home-loading', loading: true, path: '/', before: hanging(AVAILABLE) },
  { name: 'home-empty', path: '/', before: answering(AVAILABLE, []) },
  { name: 'home-error', path: '/', before: failing(AVAILABLE) },
  { name: 'about', path: '/about', main: true },
  {
    name: 'about-find',
    path: '/about',
    act: (page) => page.getByRole('tab', { name: 'Find a Room' }).click(),
  },
  { name: 'faq', path: '/faq', main: true },
  { name: 'faq-open', path: '/faq', act: (page) => page.locator('summary').first().click() },
  { name: 'contact', path: '/contact', main: true },
  { name: 'contact-errors', path: '/contact', act: press('Send Message') },
];
