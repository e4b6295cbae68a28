import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from './combobox-field.tsx';

const areas = ['Mirpur 1', 'Mirpur 10', 'Mohakhali'];

function setUp() {
  const onSubmit = jest.fn();
  const onEscape = jest.fn();
  const Form = () => {
    const [text, setText] = useState('');
    const options = areas.filter((area) => text !== '' && area.toLowerCase().startsWith(text.toLowerCase()));
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(text);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onEscape();
        }}
      >
        <ComboboxField
          label="Place"
          listLabel="Places"
          options={options}
          keyOf={(area) => area}
          onPick={setText}
          value={text}
          onChange={({ target }) => setText(target.value)}
        >
          {(area) => area}
        </ComboboxField>
        <button>Send</button>
      </form>
    );
  };
  render(<Form />);
  return { user: userEvent.setup(), onSubmit, onEscape };
}

const input = () => screen.getByRole('combobox', { name: 'Place' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  screen.queryAllByRole('option').find(({ id }) => id === input().getAttribute('aria-activedescendant'));

describe('ComboboxField', () => {
  it('shows and announces suggestions while the user types', async () => {
    const { user } = setUp();
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await user.type(input(), 'mir');
    expect(options()).toEqual(['Mirpur 1', 'Mirpur 10']);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Places' }).id);
    expect(screen.getByText('2 suggestions')).toBeInTheDocument();
  });

  it('moves through the suggestions and back to the input with the arrow keys', async () => {
    const { user } = setUp();
    await user.type(input(), 'mir{ArrowDown}');
    expect(active()).toHaveTextContent('Mirpur 1');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Mirpur 10');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Mirpur 10');
    expect(input()).toHaveFocus();
  });

  it('picks the active suggestion with Enter, without sending the form', async () => {
    const { user, onSubmit } = setUp();
    await user.type(input(), 'mo{ArrowDown}{Enter}');
    expect(input()).toHaveValue('Mohakhali');
    expect(options()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends any text with Enter while no suggestion is active', async () => {
    const { user, onSubmit } = setUp();
    await user.type(input(), 'mo{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('mo');
    expect(options()).toEqual([]);
  });

  it('picks a suggestion with a press and keeps the focus', async () => {
    const { user } = setUp();
    await user.type(input(), 'mir');
    await user.click(screen.getByRole('option', { name: 'Mirpur 10' }));
    expect(input()).toHaveValue('Mirpur 10');
    expect(input()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('closes only the list with Escape, and opens it again with an arrow key', async () => {
    const { user, onEscape } = setUp();
    await user.type(input(), 'mir{Escape}');
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('mir');
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Mirpur 1');
    await user.keyboard('{Escape}{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('closes when the focus leaves', async () => {
    const { user } = setUp();
    await user.type(input(), 'mir');
    await user.tab();
    expect(options()).toEqual([]);
  });
});
