import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './button.tsx';

it('calls onClick once per click', async () => {
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

it('shows the busy label and hides its own label, which keeps the width', () => {
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

it('does not submit a form by default', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('the focus, which a browser removes from a disabled button', () => {
  const send = (busy: boolean) => (
    <>
      <input aria-label="Name" />
      <Button busy={busy}>Send</Button>
    </>
  );
  const button = () => screen.getByRole('button');

  const field = () => screen.getByLabelText('Name');

  /** Starts the work and removes the focus as a browser does. jsdom would keep it. */
  function begin() {
    const { rerender } = render(send(false));
    button().focus();
    rerender(send(true));
    field().focus();
    field().blur();
    expect(document.body).toHaveFocus();
    return () => rerender(send(false));
  }

  it('returns when the work ends', () => {
    const end = begin();
    end();
    expect(button()).toHaveFocus();
  });

  it('stays on another element that took it during the work', () => {
    const end = begin();
    field().focus();
    end();
    expect(field()).toHaveFocus();
  });

  it('does not move to a button that did not have it', () => {
    const { rerender } = render(send(false));
    rerender(send(true));
    rerender(send(false));
    expect(document.body).toHaveFocus();
  });

  it('can be set by the caller through its ref', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Send</Button>);
    expect(ref.current).toBe(button());
  });
});
