import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chip, openSearch, prepareSearch } from '../../../testing/open-search.ts';

beforeEach(prepareSearch);

it('a chip with a short name says the full name once to screen readers, and shows it as a tooltip', async () => {
  await openSearch('?place=du');
  expect(chip('Within 2 km of DU (University of Dhaka)')).toHaveAccessibleDescription('');
  expect(screen.getByTitle('University of Dhaka')).toHaveTextContent('Within 2 km of DU');
});

const distance = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Distance' });
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('the distance around a university is the one that the search has', async () => {
  const { expectQuery } = await openSearch('?place=du');
  expect(heading()).toBe('Rooms within 2 km of University of Dhaka');
  expect(chip('Within 2 km of DU (University of Dhaka)')).toBeVisible();
  expect(distance()).toHaveValue('2');
  expect(optionsOf(distance())).toEqual(['1', '2', '3', '5', '10'].map((km) => `Within ${km} km`));
  await userEvent.selectOptions(distance(), '5');
  await expectQuery('?place=du&within=5');
  await waitFor(() => expect(heading()).toBe('Rooms within 5 km of University of Dhaka'));
  await userEvent.selectOptions(distance(), '2');
  await expectQuery('?place=du');
});

it('a university in the text has its distance, too', async () => {
  const { expectQuery } = await openSearch('?q=dhaka+university+single');
  expect(heading()).toBe('Single rooms within 2 km of University of Dhaka');
  expect(chip('Within 2 km of DU (University of Dhaka)')).toBeVisible();
  expect(distance()).toHaveValue('2');
  await userEvent.selectOptions(distance(), '5');
  await expectQuery('?place=du&within=5&roomType=Single');
});

it('an area beside a university keeps its borders', async () => {
  await openSearch('?place=mirpur,du');
  expect(heading()).toBe('Rooms in Mirpur or within 2 km of University of Dhaka');
  expect(chip('Mirpur')).toBeVisible();
  expect(chip('Within 2 km of DU (University of Dhaka)')).toBeVisible();
  expect(distance()).toHaveValue('');
  expect(optionsOf(distance())[0]).toBe('In areas, 2 km around others');
});

it('an area alone is searched inside its borders', async () => {
  await openSearch('?place=mirpur');
  expect(heading()).toBe('Rooms in Mirpur');
  expect(chip('Mirpur')).toBeVisible();
  expect(distance()).toHaveValue('');
});
