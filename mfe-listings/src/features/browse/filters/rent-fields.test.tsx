import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { RentFields } from './rent-fields.tsx';

const NO_NUMBER = /^Enter a whole number from 0/;
const CROSSED = /^The lowest rent must not be higher/;
const PAUSE_MS = 600;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(rentMin?: number) {
  createTestShell();
  const onChange = jest.fn();
  const element = <RentFields rentMin={rentMin} rentMax={undefined} formId={undefined} onChange={onChange} />;
  renderRoutes([{ path: '/browse-listings', element }], { path: '/browse-listings' });
  const highest = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Highest rent' });
  return { highest, onChange, type: (value: string) => fireEvent.change(highest, { target: { value } }) };
}
const pause = () => act(() => jest.advanceTimersByTime(PAUSE_MS));

/** Types a text character by character, without a pause. @returns the errors that show in between */
function typeAll(type: (text: string) => void, text: string): string[] {
  return [...text].flatMap((_, end) => {
    type(text.slice(0, end + 1));
    return [NO_NUMBER, CROSSED].flatMap((error) => screen.queryByText(error)?.textContent ?? []);
  });
}

describe('the error of a rent', () => {
  it.each(['Tk 8500/month', '৳8500', '8.5k'])('does not show while a person types %s', async (text) => {
    const { type, onChange } = await open();
    expect(typeAll(type, text)).toEqual([]);
    pause();
    expect(screen.queryByText(NO_NUMBER)).not.toBeInTheDocument();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('does not compare the first digits with the other rent', async () => {
    const { type } = await open(6000);
    expect(typeAll(type, '12000')).toEqual([]);
  });

  it.each([
    ['a pause', pause],
    ['Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
    ['a move of the focus', (field: HTMLElement) => fireEvent.blur(field)],
  ])('shows after %s, and not after a correction', async (_, end) => {
    const { highest, type, onChange } = await open();
    type('cheap');
    expect(screen.queryByText(NO_NUMBER)).not.toBeInTheDocument();
    end(highest);
    expect(screen.getByText(NO_NUMBER)).toBeVisible();
    expect(highest).toHaveAttribute('aria-invalid', 'true');
    expect(onChange).not.toHaveBeenCalled();
    type('8000');
    expect(screen.queryByText(NO_NUMBER)).not.toBeInTheDocument();
  });
});
