import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './button.tsx';

it('calls back once per click', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('neither clicks nor submits again while busy', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Sending..." onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says what it is doing and keeps its label for the width only', () => {
  render(
    <Button busy busyLabel="Sending...">
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Send')).toHaveAttribute('aria-hidden', 'true');
});

it('does not submit a form unless asked to', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('the focus, which a browser takes from a disabled button', () => {
  const send = (busy: boolean) => (
    <>
      <input aria-label="Name" />
      <Button busy={busy}>Send</Button>
    </>
  );
  const button = () => screen.getByRole('button');

  const field = () => screen.getByLabelText('Name');

  /** Work begins; jsdom leaves the focus where it is, a browser does not. */
  function begin() {
    const { rerender } = render(send(false));
    button().focus();
    rerender(send(true));
    field().focus();
    field().blur();
    expect(document.body).toHaveFocus();
    return () => rerender(send(false));
  }

  it('comes back at the end of the work', () => {
    const end = begin();
    end();
    expect(button()).toHaveFocus();
  });

  it('stays where it has gone meanwhile', () => {
    const end = begin();
    field().focus();
    end();
    expect(field()).toHaveFocus();
  });

  it('is not taken by a button that did not have it', () => {
    const { rerender } = render(send(false));
    rerender(send(true));
    rerender(send(false));
    expect(document.body).toHaveFocus();
  });

  it('reaches the caller through its ref', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Send</Button>);
    expect(ref.current).toBe(button());
  });
});
