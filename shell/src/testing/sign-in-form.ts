import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The toast with this text, which appears soon. */
export const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.Toastify__toast' });
export const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
export const main = () => within(screen.getByRole('main'));
export const press = (name: string) => userEvent.click(main().getByRole('button', { name }));
/** An operation of the identity provider that fails. */
export const refusing = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }));
