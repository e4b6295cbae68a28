import type { Page } from 'playwright-core';
import { waitForText } from './steps.ts';
import type { Scene } from './scene.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

/** The identity provider never responds. */
const holdLookup = (page: Page) => page.route('**/accounts:lookup*', () => undefined);

export const shellScenes: readonly Scene[] = [
  { name: 'not-found', path: '/no/such/page', main: true },
  { name: 'menu', path: '/faq', main: true, widths: [360], screenOnly: true, act: openMenu },
  { name: 'menu-signed-in', path: '/faq', signedIn: true, widths: [360], screenOnly: true, act: openMenu },
  {
    name: 'session-loading',
    path: '/dashboard',
    signedIn: true,
    main: true,
    loading: true,
    unknownSession: true,
    screenOnly: true,
    before: holdLookup,
  },
  {
    name: 'session-slow',
    path: '/dashboard',
    signedIn: true,
    loading: true,
    unknownSession: true,
    screenOnly: true,
    before: holdLookup,
    act: waitForText('Still connecting...'),
  },
  {
    name: 'remote-down',
    path: '/faq',
    main: true,
    before: (page) => page.route('**/mfe/mfe-marketing/**', (route) => route.abort()),
  },
  {
    name: 'page-chunk-missing',
    path: '/faq',
    before: (page) => page.route('**/mfe/mfe-marketing/**/async/**', (route) => route.abort()),
  },
  {
    name: 'offline',
    path: '/faq',
    main: true,
    screenOnly: true,
    act: (page) => page.context().setOffline(true),
  },
];
