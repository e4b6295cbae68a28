import { HERO_SLIDE_COUNT, HERO_SLIDE_DELAY_MS } from '@roommate/contracts';
import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setOnScreen, setReducedMotion } from '../../../testing/media.ts';
import { Hero } from './hero.tsx';
import { heroLines } from './hero-lines.ts';
import { heroScenes } from './hero-scenes.ts';

const FRAME_MS = 20;

const dot = (picture: number) => screen.getByRole('button', { name: `Show image ${picture} of 3` });
const shown = () =>
  screen.getAllByRole('button', { name: /Show image/ }).findIndex((button) => button.ariaCurrent === 'true');
const isLineComplete = () =>
  heroLines.some((line) => screen.getByRole('heading', { level: 1 }).textContent === heroLines[0] + line);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  createTestShell();
});

afterEach(() => {
  jest.useRealTimers();
  setReducedMotion(false);
});

const open = async () => {
  renderRoutes([{ path: '/', element: <Hero quickLinks={[]} /> }], { path: '/' });
  expect(dot(1)).toBeDisabled();
  fireEvent.load(screen.getByRole('img'));
  await waitFor(() => expect(dot(1)).toBeEnabled());
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

it('renders the first image immediately and with high priority, for phones and wide screens', () => {
  renderRoutes([{ path: '/', element: <Hero quickLinks={[]} /> }], { path: '/' });
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('src', 'rickshaw-street-phone.webp');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  const sources = [...(picture.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ srcset, type, media }) => [srcset, type, media])).toEqual([
    ['rickshaw-street-wide.avif', 'image/avif', '(min-width: 48em)'],
    ['rickshaw-street-wide.webp', '', '(min-width: 48em)'],
    ['rickshaw-street-phone.avif', 'image/avif', ''],
  ]);
});

it('loads the second and the third image one slide before their turn', async () => {
  const images = () => document.querySelectorAll('img').length;
  await open();
  expect(images()).toBe(2);
  await pass(HERO_SLIDE_DELAY_MS);
  expect([shown(), images()]).toEqual([1, 3]);
});

it('loads other images only on request while the slider is stopped', async () => {
  setReducedMotion(true);
  const user = await open();
  expect(document.querySelectorAll('img')).toHaveLength(1);
  await user.click(dot(2));
  await pass(FRAME_MS);
  expect(document.querySelectorAll('img')).toHaveLength(2);
});

it('rotates three images every 3000 ms and starts again after the last', async () => {
  await open();
  const order: number[] = [];
  for (let slide = 0; slide < 4; slide += 1) {
    order.push(shown());
    await pass(HERO_SLIDE_DELAY_MS);
  }
  expect(order).toEqual([0, 1, 2, 0]);
});

it('has the number of images in the specification', () => expect(heroScenes).toHaveLength(HERO_SLIDE_COUNT));

it('shows an image when its dot is clicked', async () => {
  const user = await open();
  await user.click(dot(3));
  await pass(FRAME_MS);
  expect(shown()).toBe(2);
});

it('gives screen readers the full lines and types them only visually', async () => {
  await open();
  const heading = screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Roommate' });
  expect(heading).toHaveAttribute('data-page-heading');
  expect(screen.getByText(`${heroLines[1]} ${heroLines[2]}`)).toBeInTheDocument();
  await pass(2500);
  expect(isLineComplete()).toBe(false);
});

it('stops and starts slider and typewriter with one button', async () => {
  const user = await open();
  await pass(2200);
  await user.click(screen.getByRole('button', { name: 'Pause animation' }));
  const before = shown();
  await pass(20_000);
  expect([shown(), isLineComplete()]).toEqual([before, true]);
  await user.click(screen.getByRole('button', { name: 'Play animation' }));
  await pass(HERO_SLIDE_DELAY_MS);
  expect(shown()).toBe((before + 1) % 3);
});

it('does not move with reduced motion', async () => {
  setReducedMotion(true);
  await open();
  await pass(20_000);
  expect([shown(), isLineComplete()]).toEqual([0, true]);
});

it('does not move while it is off the screen', async () => {
  await open();
  act(() => setOnScreen(false));
  const before = shown();
  await pass(20_000);
  expect([shown(), isLineComplete()]).toEqual([before, true]);
});
