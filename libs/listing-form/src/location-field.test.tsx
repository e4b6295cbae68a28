import { ApiError } from '@roommate/shell-api';
import { screen, waitFor } from '@testing-library/react';
import { listing, location, save, setUp } from './testing/set-up.tsx';

describe('the location', () => {
  it('suggests places for the end of the address and sends the picked one', async () => {
    const { user, sent } = setUp({ defaultValues: { ...listing, location: '' } });
    await user.type(location(), 'Road 8A, dhanm');
    await user.click(await screen.findByRole('option', { name: /^Dhanmondi ধানমন্ডি$/ }));
    expect(location()).toHaveValue('Road 8A, Dhanmondi');
    await user.click(save());
    await waitFor(() =>
      expect(sent).toEqual([{ ...listing, location: 'Road 8A, Dhanmondi', placeId: 'dhanmondi' }]),
    );
  });

  it('keeps the picked place while the text names it, and forgets it otherwise', async () => {
    const { user, sent } = setUp({ defaultValues: { ...listing, location: '' } });
    await user.type(location(), 'dhanm');
    await user.click(await screen.findByRole('option', { name: /^Dhanmondi ধানমন্ডি$/ }));
    await user.type(location(), ', Dhaka');
    await user.click(save());
    await waitFor(() => expect(sent[0]?.placeId).toBe('dhanmondi'));
    await user.clear(location());
    await user.type(location(), 'A quiet street');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).not.toHaveProperty('placeId');
  });

  it('accepts any text', async () => {
    const { user, sent } = setUp({ defaultValues: { ...listing, location: '' } });
    await user.type(location(), 'Ask me{Enter}');
    await waitFor(() => expect(sent).toEqual([{ ...listing, location: 'Ask me' }]));
  });

  it('shows the error of a place beside itself', async () => {
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, error: 'Bad' };
    const errors = [{ field: 'placeId', message: 'This place is unknown.' }];
    const refusal = new ApiError(400, { ...problem, code: 'invalid_input', errors });
    const { user } = setUp({ defaultValues: listing, onSubmit: () => Promise.reject(refusal) });
    await user.click(save());
    await screen.findByRole('link', { name: 'This place is unknown.' });
    expect(location()).toHaveAttribute('aria-describedby', expect.stringContaining('listing-location-error'));
  });
});
