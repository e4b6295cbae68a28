import { createTestShell } from '@roommate/shell-api/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleChange } from '../../testing/sample-change.ts';
import { ChangesSlot } from '../changes-slot.tsx';
import { dropChange, keepChange, readChanges } from '../waiting-changes.ts';

const listing = sampleChange({
  id: 'listing',
  kind: 'listing',
  url: 'http://localhost/api/roommates',
  body: '{"title":"Sunny room"}',
  state: 'refused',
  reason: 'The title is too long.',
  madeAt: 1,
});
const message = sampleChange({ state: 'offered', madeAt: 2 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(): Promise<void> {
  createTestShell();
  render(
    <>
      <ChangesSlot />
      <main tabIndex={-1}>
        <button type="button">Send Message</button>
      </main>
    </>,
  );
  act(() => {
    keepChange(listing);
    keepChange(message);
  });
  await screen.findAllByRole('status');
}

beforeEach(() => {
  for (const { id } of readChanges()) dropChange(id);
});

it('announces the sentence of each change, and not its controls', async () => {
  await open();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Your listing was not posted. The title is too long.',
    'Your message was not sent. The site does not respond.',
  ]);
});

it('has controls whose names begin with their text and tell the changes apart', async () => {
  await open();
  for (const [name, text] of [
    ['Send Again: your listing, Sunny room', 'Send Again'],
    ['Discard: your listing, Sunny room', 'Discard'],
    ['Send When It Responds: your message, Hello', 'Send When It Responds'],
    ['Do Not Send: your message, Hello', 'Do Not Send'],
  ] as const) {
    expect(screen.getByRole('button', { name })).toHaveTextContent(new RegExp(`^${text}$`));
  }
});

it('moves the focus to the next notice, and from the last one to the page', async () => {
  await open();
  await press('Discard: your listing, Sunny room');
  expect(screen.getByRole('group', { name: 'Not done: your message, Hello' })).toHaveFocus();
  await press('Send When It Responds: your message, Hello');
  expect(screen.getByRole('main')).toHaveFocus();
});
