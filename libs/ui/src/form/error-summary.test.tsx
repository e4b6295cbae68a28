import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { TextField } from './text-field.tsx';

beforeAll(() => {
  // jsdom has no layout and no scrollIntoView.
  Element.prototype.scrollIntoView = jest.fn();
});

const errors = [
  { fieldId: 'title', message: 'Title is required.' },
  { fieldId: 'room', message: 'Choose a room type.' },
];

it('moves the focus to the field, or to the first radio of a group', async () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <TextField id="title" label="Title" />
      <RadioGroupField id="room" name="room" label="Room" options={[{ value: 'Single', label: 'Single' }]} />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Title is required.' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose a room type.' }));
  expect(screen.getByLabelText('Single')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('can take the focus', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary ref={ref} errors={errors} />);
  ref.current?.focus();
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('renders nothing without errors', () => {
  const { container } = render(<ErrorSummary errors={[]} />);
  expect(container).toBeEmptyDOMElement();
});
