import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { AfterFirstPaint } from './after-first-paint.tsx';

/** @returns whether the part was there when the page first showed */
function firstShows(isImmediate: boolean): boolean {
  let isThere = false;
  const Page = () => {
    useLayoutEffect(() => {
      isThere = document.querySelector('input') !== null;
    }, []);
    return (
      <AfterFirstPaint isImmediate={isImmediate}>
        <input aria-label="Name" />
      </AfterFirstPaint>
    );
  };
  render(<Page />);
  expect(screen.getByLabelText('Name')).toBeVisible();
  return isThere;
}

it('renders its part after the rest of the page', () => {
  expect(firstShows(false)).toBe(false);
});

it('renders its part with the rest of the page if that is asked for', () => {
  expect(firstShows(true)).toBe(true);
});
