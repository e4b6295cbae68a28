import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'rent', label: 'Rent a Room', panel: 'Offer' },
  { id: 'find', label: 'Find a Room', panel: 'Search' },
];

const tab = (name: string) => screen.getByRole('tab', { name });

it('shows one panel at a time, and its tab names it', async () => {
  render(<Tabs label="How It Works" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Rent a Room' })).toHaveTextContent('Offer');
  await userEvent.click(tab('Find a Room'));
  expect(screen.getByRole('tabpanel', { name: 'Find a Room' })).toHaveTextContent('Search');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

it.each([
  ['{ArrowRight}', 'Find a Room'],
  ['{ArrowRight}{ArrowRight}', 'Rent a Room'],
  ['{ArrowLeft}', 'Find a Room'],
  ['{End}', 'Find a Room'],
  ['{End}{Home}', 'Rent a Room'],
])('selects after the keys %s the tab %s', async (keys, name) => {
  render(<Tabs label="How It Works" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

it('is one stop for the Tab key, and the panel is the next', async () => {
  render(<Tabs label="How It Works" tabs={tabs} />);
  await userEvent.tab();
  expect(tab('Rent a Room')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
