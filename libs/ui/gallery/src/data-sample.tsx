import type { ListingSummary } from '@roommate/contracts';
import {
  AvailabilityBadge,
  Button,
  DataTable,
  Rent,
  Section,
  SegmentedControl,
  type DataTableColumn,
} from '@roommate/ui';
import { LayoutGrid, Table } from 'lucide-react';
import { useState } from 'react';
import { listings } from './sample-listings.ts';

const columns: DataTableColumn<ListingSummary>[] = [
  { key: 'index', header: '#', cell: (_, index) => index + 1 },
  { key: 'title', header: 'Title', cell: ({ title }) => title, rowHeader: true },
  { key: 'location', header: 'Location', cell: ({ location }) => location },
  { key: 'rent', header: 'Rent', cell: ({ rentAmount }) => <Rent amount={rentAmount} />, align: 'end' },
  { key: 'type', header: 'Room Type', cell: ({ roomType }) => roomType },
  {
    key: 'status',
    header: 'Status',
    cell: ({ availability }) => <AvailabilityBadge availability={availability} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: () => (
      <Button size="small" variant="secondary">
        Edit
      </Button>
    ),
  },
];

/** The table and its view switch. */
export function DataSample() {
  const [view, setView] = useState<'card' | 'table'>('table');
  const toggle = (
    <SegmentedControl
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: 'card', label: 'Cards', icon: LayoutGrid },
        { value: 'table', label: 'Table', icon: Table },
      ]}
    />
  );
  return (
    <Section title="My Listings" actions={toggle}>
      <DataTable caption="Your listings" columns={columns} rows={listings} rowKey={({ _id }) => _id} />
    </Section>
  );
}
