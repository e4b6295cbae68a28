import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { useHasContent, useMissingContent } from './missing-content.ts';

const Banner = () => <p>{useHasContent() ? 'complete' : 'incomplete'}</p>;

function Part({ isMissing, load }: { isMissing: boolean; load?: () => void }) {
  useMissingContent(isMissing, load);
  return null;
}

const goOnline = () => act(() => void dispatchEvent(new Event('online')));

describe('missing content', () => {
  it('is known while a part of the page misses it', () => {
    const page = (first: boolean, second: boolean) => (
      <>
        <Banner />
        <Part isMissing={first} />
        <Part isMissing={second} />
      </>
    );
    const { rerender } = render(page(true, true));
    expect(screen.getByText('incomplete')).toBeVisible();
    rerender(page(false, true));
    expect(screen.getByText('incomplete')).toBeVisible();
    rerender(page(false, false));
    expect(screen.getByText('complete')).toBeVisible();
  });

  it('is forgotten with the page', () => {
    const { rerender } = render(
      <>
        <Banner />
        <Part isMissing />
      </>,
    );
    rerender(
      <>
        <Banner />
      </>,
    );
    expect(screen.getByText('complete')).toBeVisible();
  });

  it('loads when the connection is back, and only while it is missing', () => {
    const load = jest.fn();
    const { rerender } = render(<Part isMissing load={load} />);
    goOnline();
    expect(load).toHaveBeenCalledTimes(1);
    rerender(<Part isMissing={false} load={load} />);
    goOnline();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
