import { TextField } from '@roommate/ui';
import { createTestShell } from '@roommate/shell-api/testing';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNREACHABLE } from '../auth/error-text.ts';
import { toasts } from '../notifications/toasts.ts';
import { useNeedsToasts } from '../notifications/toast-request.ts';
import { AccountForm } from './account-form.tsx';
import { emailRules } from './account-rules.ts';

const loadEmailRules = () => Promise.resolve(emailRules);

it('has the place for its errors before the visitor uses it', () => {
  createTestShell();
  const { result } = renderHook(() => useNeedsToasts());
  expect(result.current).toBe(false);
  render(
    <AccountForm loadRules={loadEmailRules} defaultValues={{ email: '' }} send={jest.fn()} submitLabel="Send">
      {(field) => <TextField label="Email" {...field('email')} />}
    </AccountForm>,
  );
  expect(result.current).toBe(true);
});

it('loads its rules when the visitor starts to use it', async () => {
  const loadRules = jest.fn(loadEmailRules);
  render(
    <AccountForm loadRules={loadRules} defaultValues={{ email: '' }} send={jest.fn()} submitLabel="Send">
      {(field) => <TextField label="Email" {...field('email')} />}
    </AccountForm>,
  );
  expect(loadRules).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Email'));
  await waitFor(() => expect(loadRules).toHaveBeenCalledTimes(1));
});

describe('a form whose rules do not load', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says so, keeps the values, and sends them when the rules load', async () => {
    const error = jest.spyOn(toasts, 'error');
    let online = false;
    const loadRules = () =>
      online ? Promise.resolve(emailRules) : Promise.reject(new Error('The file did not load.'));
    const send = jest.fn(() => Promise.resolve());
    render(
      <AccountForm loadRules={loadRules} defaultValues={{ email: '' }} send={send} submitLabel="Send">
        {(field) => <TextField label="Email" {...field('email')} />}
      </AccountForm>,
    );
    await userEvent.type(screen.getByLabelText('Email'), 'n@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(error).toHaveBeenCalledWith(UNREACHABLE, expect.anything()));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Email')).toHaveValue('n@example.com');

    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'n@example.com' }));
  });
});
