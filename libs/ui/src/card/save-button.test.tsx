import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveButton } from './save-button.tsx';

it('shows by its text whether the listing is saved, names its action, and has no pressed state beside them', () => {
  const { rerender } = render(<SaveButton isSaved={false} onToggle={() => undefined} title="Sunny room" />);
  const button = screen.getByRole('button', { name: 'Save: Sunny room' });
  expect(button).not.toHaveAttribute('aria-pressed');
  expect(button).toHaveTextContent(/^Save$/);
  rerender(<SaveButton isSaved onToggle={() => undefined} title="Sunny room" />);
  expect(button).not.toHaveAttribute('aria-pressed');
  expect(button).toHaveTextContent(/^Saved$/);
  expect(button).toHaveAccessibleName('Saved. Remove: Sunny room');
});

it('takes a double click as one press, and every press of a key', async () => {
  const onToggle = jest.fn();
  render(<SaveButton isSaved={false} onToggle={onToggle} title="Sunny room" />);
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(onToggle).toHaveBeenCalledTimes(1);
  button.focus();
  await userEvent.keyboard('{Enter} ');
  expect(onToggle).toHaveBeenCalledTimes(3);
});

it('keeps its place and shows nothing while the state is not known', () => {
  render(<SaveButton isSaved={undefined} onToggle={() => undefined} title="Sunny room" />);
  expect(screen.getByRole('button')).toHaveClass('unknown');
});
