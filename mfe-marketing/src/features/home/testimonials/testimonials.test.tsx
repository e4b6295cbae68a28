import {
  TESTIMONIALS_PER_SLIDE,
  TESTIMONIAL_ADVANCE_MS,
  TESTIMONIAL_COUNT,
  TESTIMONIAL_MANUAL_PAUSE_MS,
} from '@roommate/contracts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { setReducedMotion } from '../../../testing/media.ts';
import { reviews } from './reviews.ts';
import { Testimonials } from './testimonials.tsx';

const slides = () => screen.getAllByRole('group', { name: /^\d of 3$/ });
const shown = () => slides().findIndex((slide) => !slide.hasAttribute('inert'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setReducedMotion(false);
});

it('has 9 reviews, 3 on each of 3 slides, with the fields of the specification', () => {
  render(<Testimonials />);
  expect(reviews).toHaveLength(TESTIMONIAL_COUNT);
  expect(slides().map((slide) => within(slide).getAllByRole('figure').length)).toEqual([3, 3, 3]);
  const [first] = within(slides()[0] ?? document.body).getAllByRole('figure');
  const [review] = reviews;
  for (const text of [review?.name, review?.role, review?.review, review?.location]) {
    expect(first).toHaveTextContent(text ?? 'missing');
  }
  expect(within(first ?? document.body).getByRole('img', { name: '5 of 5 stars' })).toBeInTheDocument();
  expect(first?.querySelector('img')).toHaveAttribute('src', 'woman-student.webp');
  expect(reviews.every(({ rating }) => rating >= 1 && rating <= 5)).toBe(true);
  expect(reviews.length / TESTIMONIALS_PER_SLIDE).toBe(slides().length);
});

it('advances every 4000 ms and returns to the first slide after the last', () => {
  render(<Testimonials />);
  pass(TESTIMONIAL_ADVANCE_MS - 1);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(1);
  pass(TESTIMONIAL_ADVANCE_MS);
  expect(shown()).toBe(2);
  pass(TESTIMONIAL_ADVANCE_MS);
  expect(shown()).toBe(0);
});

it('moves with the previous and next buttons, wraps around, and selects a slide by its dot', () => {
  render(<Testimonials />);
  press('Previous testimonials');
  expect(shown()).toBe(2);
  press('Next testimonials');
  expect(shown()).toBe(0);
  press('Show slide 2 of 3');
  expect(shown()).toBe(1);
  expect(screen.getByRole('button', { name: 'Show slide 2 of 3' })).toHaveAttribute('aria-current', 'true');
});

it('waits 5000 ms after the last manual action before it advances', () => {
  render(<Testimonials />);
  press('Next testimonials');
  pass(TESTIMONIAL_MANUAL_PAUSE_MS - 1);
  press('Next testimonials');
  pass(TESTIMONIAL_MANUAL_PAUSE_MS);
  pass(TESTIMONIAL_ADVANCE_MS - 1);
  expect(shown()).toBe(2);
  expect(screen.getByRole('button', { name: 'Pause Auto-play' })).toBeInTheDocument();
  pass(1);
  expect(shown()).toBe(0);
});

it('stops with Pause Auto-play, also after a manual action, and continues with Resume Auto-play', () => {
  render(<Testimonials />);
  press('Pause Auto-play');
  press('Next testimonials');
  pass(60_000);
  expect(shown()).toBe(1);
  expect(slides()[1]?.parentElement).toHaveAttribute('aria-live', 'polite');
  press('Resume Auto-play');
  pass(TESTIMONIAL_MANUAL_PAUSE_MS);
  pass(TESTIMONIAL_ADVANCE_MS);
  expect(shown()).toBe(2);
  expect(slides()[1]?.parentElement).toHaveAttribute('aria-live', 'off');
});

it('follows horizontal swipes and ignores vertical ones', () => {
  render(<Testimonials />);
  const area = slides()[0]?.parentElement ?? document.body;
  const swipe = (x: number, y: number) => {
    const touch = (clientX: number, clientY: number) => [{ clientX, clientY }];
    fireEvent.touchStart(area, { touches: touch(200, 200) });
    fireEvent.touchEnd(area, { changedTouches: touch(200 + x, 200 + y) });
  };
  swipe(-80, 10);
  expect(shown()).toBe(1);
  swipe(80, -10);
  expect(shown()).toBe(0);
  swipe(-80, 200);
  swipe(-20, 0);
  expect(shown()).toBe(0);
});

it('starts paused with reduced motion', () => {
  setReducedMotion(true);
  render(<Testimonials />);
  pass(60_000);
  expect(shown()).toBe(0);
  press('Resume Auto-play');
  pass(TESTIMONIAL_ADVANCE_MS);
  expect(shown()).toBe(1);
});
