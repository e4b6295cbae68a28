import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from '../a11y/skip-link.tsx';
import { PageHeader } from './page-header.tsx';

it('has an h1 that the shell can find and focus', () => {
  const { container } = render(<PageHeader title="All rooms" intro="In Dhaka." />);
  const heading = screen.getByRole('heading', { level: 1, name: 'All rooms' });
  expect(container.querySelector('[data-page-heading]')).toBe(heading);
  heading.focus();
  expect(heading).toHaveFocus();
});

it('lets the skip link move the focus without changing the URL', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <>
      <SkipLink targetId="main">Skip to main content</SkipLink>
      <main id="main" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
