import { render, screen } from '@testing-library/react';
import { DataTable, type DataTableColumn } from './data-table.tsx';

interface Room {
  id: string;
  title: string;
}

const columns: DataTableColumn<Room>[] = [
  { key: 'index', header: '#', cell: (_, index) => index + 1 },
  { key: 'title', header: 'Title', cell: ({ title }) => title, rowHeader: true },
];
const rows = [{ id: 'a', title: 'Sunny room' }];

it('is a table with header cells and a caption', () => {
  render(<DataTable caption="Your listings" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  expect(screen.getByRole('table', { name: 'Your listings' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your listings' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['#', 'Title']);
  expect(screen.getByRole('rowheader', { name: 'Sunny room' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '1' })).toBeInTheDocument();
});
