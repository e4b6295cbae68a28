import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box.tsx';

const areas = ['Dhanmondi', 'Dhanmondi 27', 'Mirpur'].map((label) => ({
  id: label,
  label,
  detail: 'Dhaka',
  before: '',
}));
const suggest = (text: string) =>
  areas.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));

function renderBox(text = '') {
  const handlers = {
    onSearch: jest.fn(),
    onPick: jest.fn(),
    loadSuggest: jest.fn(() => Promise.resolve(suggest)),
  };
  const box = (shown: string) => (
    <SearchBox label="Search rooms" placeholder="Area" action="/browse-listings" text={shown} {...handlers} />
  );
  const { rerender } = render(box(text));
  return { ...handlers, show: (shown: string) => rerender(box(shown)) };
}

const input = () => screen.getByRole('combobox', { name: 'Search rooms' });

describe('SearchBox', () => {
  it('loads what suggestions need when the input gets the focus, once', async () => {
    const { loadSuggest } = renderBox();
    expect(loadSuggest).not.toHaveBeenCalled();
    await userEvent.type(input(), 'dh');
    expect(loadSuggest).toHaveBeenCalledTimes(1);
  });

  it('suggests while a person types, and picks with the arrow keys and Enter', async () => {
    const { onPick, onSearch } = renderBox();
    await userEvent.type(input(), 'dh');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const option = screen.getByRole('option', { selected: true });
    expect(option).toHaveTextContent('Dhanmondi 27');
    expect(input()).toHaveAttribute('aria-activedescendant', option.id);
    expect(input()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith(areas[1]);
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('goes from the first suggestion up to the input and from there to the last one', async () => {
    renderBox();
    await userEvent.type(input(), 'dh');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dhanmondi 27');
  });

  it('picks with the mouse', async () => {
    const { onPick } = renderBox();
    await userEvent.type(input(), 'm');
    await userEvent.click(await screen.findByRole('option'));
    expect(onPick).toHaveBeenCalledWith(areas[2]);
  });

  it('closes the suggestions with Escape and keeps the text', async () => {
    renderBox();
    await userEvent.type(input(), 'dh');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input()).toHaveValue('dh');
  });

  it('searches for the text with Enter when no suggestion is chosen', async () => {
    const { onSearch } = renderBox();
    await userEvent.type(input(), 'dh');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledWith('dh');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('follows the text of the search', () => {
    const { show } = renderBox('mirpur');
    expect(input()).toHaveValue('mirpur');
    show('uttara');
    expect(input()).toHaveValue('uttara');
  });

  it('keeps what a person types while the search for the text before starts', async () => {
    const { show } = renderBox();
    await userEvent.type(input(), 'sunny{Enter}');
    await userEvent.type(input(), ' seat');
    show('sunny');
    expect(input()).toHaveValue('sunny seat');
    show('shady');
    expect(input()).toHaveValue('shady');
    show('sunny');
    expect(input()).toHaveValue('sunny');
  });

  it('searches without suggestions when their data does not load', async () => {
    const { onSearch, loadSuggest } = renderBox();
    loadSuggest.mockReturnValue(Promise.reject(new Error('No connection.')));
    await userEvent.type(input(), 'dh{Enter}');
    expect(onSearch).toHaveBeenCalledWith('dh');
  });
});
