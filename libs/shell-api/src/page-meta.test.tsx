import { render } from '@testing-library/react';
import { usePageMeta } from './page-meta.ts';

function Page({ title, description }: { title: string; description?: string }) {
  usePageMeta(title, ...(description === undefined ? [] : [description]));
  return null;
}

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

it('sets title and description, and keeps no description of the page before', () => {
  document.head.innerHTML = '<meta name="description" content="">';
  const { unmount } = render(<Page title="FAQ" description="Five questions." />);
  expect(document.title).toBe('FAQ · Roommate Dhaka');
  expect(description()).toBe('Five questions.');
  unmount();
  render(<Page title="Roommate not found" />);
  expect(document.title).toBe('Roommate not found · Roommate Dhaka');
  expect(description()).toBe('Find a room or a roommate in Dhaka.');
});

it('keeps the direction of the site name after a title with a bidirectional override', () => {
  render(<Page title={'\u202Emoor'} />);
  expect(document.title).toBe('moor · Roommate Dhaka');
});

it('restores title and description when another component shows the same path', () => {
  document.head.innerHTML = '<meta name="description" content="All rooms.">';
  document.title = 'Rooms · Roommate Dhaka';
  const { rerender } = render(<Page title="Something went wrong" />);
  rerender(<Page title="Something went wrong again" />);
  rerender(<p>The rooms</p>);
  expect(document.title).toBe('Rooms · Roommate Dhaka');
  expect(description()).toBe('All rooms.');
});

it('does not touch the title that a navigation has set', () => {
  document.title = 'Rooms · Roommate Dhaka';
  const { unmount } = render(<Page title="Sunny room" />);
  document.title = 'Login · Roommate Dhaka';
  unmount();
  expect(document.title).toBe('Login · Roommate Dhaka');
});
