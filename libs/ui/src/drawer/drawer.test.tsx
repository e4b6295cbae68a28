import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from 'lucide-react';
import { Drawer } from './drawer.tsx';

const page = (variant: 'overlay' | 'inline', locationKey = 'first') => (
  <>
    <Drawer label="Menu" icon={Menu} variant={variant} locationKey={locationKey}>
      <a href="#home">Home</a>
    </Drawer>
    <button>Outside</button>
  </>
);
const toggle = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

describe.each(['overlay', 'inline'] as const)('a drawer of the variant %s', (variant) => {
  it('opens and closes with its toggle, which controls the panel', async () => {
    render(page(variant));
    expect(isOpen()).toBe(false);
    await userEvent.click(toggle());
    expect(isOpen()).toBe(true);
    const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('link', { name: 'Home' }));
    await userEvent.click(toggle());
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and moves the focus back to the toggle', async () => {
    render(page(variant));
    await userEvent.click(toggle());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('closes on a navigation', async () => {
    const { rerender } = render(page(variant));
    await userEvent.click(toggle());
    rerender(page(variant, 'second'));
    expect(isOpen()).toBe(false);
  });

  it('stays closed when Back leads to the entry at which it was open', async () => {
    const { rerender } = render(page(variant));
    await userEvent.click(toggle());
    rerender(page(variant, 'second'));
    rerender(page(variant));
    expect(isOpen()).toBe(false);
  });
});

it('moves the focus into an overlay and closes it when the focus leaves', async () => {
  render(page('overlay'));
  await userEvent.click(toggle());
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

it('closes an overlay on a press outside', async () => {
  render(page('overlay'));
  await userEvent.click(toggle());
  await userEvent.click(document.body);
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
});

it('leaves an inline drawer open when the focus moves on', async () => {
  render(page('inline'));
  await userEvent.click(toggle());
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(true);
});
