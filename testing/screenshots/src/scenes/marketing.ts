import type { Page } from 'playwright-core';
import {
  respondWith,
  failRequests,
  holdRequests,
  press,
  waitForText,
  steps,
  waitForToast,
  type,
} from './steps.ts';
import type { Scene } from './scene.ts';

const AVAILABLE = '/roommates/available';

/** Shows the hero image and the testimonials slide with this number. */
const showSlides = (number: number) => async (page: Page) => {
  for (const what of [`Show image ${number} of 3`, `Show slide ${number} of 3`]) {
    const dot = page.getByRole('button', { name: what });
    await dot.click();
    await page.locator(`button[aria-label="${what}"][aria-current="true"]`).waitFor();
  }
};

const sendMessage = steps(
  type(/^Name/, 'Nusrat Jahan'),
  type(/^Email/, 'nusrat@example.com'),
  type(/^Subject/, 'A question'),
  type(/^Message/, 'Is the room in Mirpur still free?'),
  press('Send Message'),
);

export const marketingScenes: readonly Scene[] = [
  { name: 'home', path: '/', main: true },
  { name: 'home-second-slides', path: '/', act: showSlides(2) },
  { name: 'home-third-slides', path: '/', act: showSlides(3) },
  { name: 'home-loading', loading: true, path: '/', main: true, before: holdRequests(AVAILABLE) },
  { name: 'home-empty', path: '/', before: respondWith(AVAILABLE, []) },
  { name: 'home-error', path: '/', before: failRequests(AVAILABLE) },
  { name: 'about', path: '/about', main: true },
  {
    name: 'about-find',
    path: '/about',
    act: (page) => page.getByRole('tab', { name: 'Find a Room' }).click(),
  },
  { name: 'faq', path: '/faq', main: true },
  { name: 'faq-open', path: '/faq', act: (page) => page.locator('summary').first().click() },
  { name: 'contact', path: '/contact', main: true },
  {
    name: 'contact-errors',
    path: '/contact',
    main: true,
    transient: true,
    act: steps(press('Send Message'), waitForToast('Please fill in all required fields!')),
  },
  {
    name: 'contact-sending',
    path: '/contact',
    main: true,
    before: holdRequests('/contact'),
    act: steps(sendMessage, waitForText('Sending...')),
  },
  {
    name: 'contact-sent',
    path: '/contact',
    main: true,
    transient: true,
    before: respondWith('/contact', { success: true, message: 'Thank you.' }, 'POST'),
    act: steps(sendMessage, waitForToast('Message sent successfully!')),
  },
  {
    name: 'contact-failed',
    path: '/contact',
    transient: true,
    before: failRequests('/contact', { method: 'POST' }),
    act: steps(sendMessage, waitForToast('Failed to send message.')),
  },
];
