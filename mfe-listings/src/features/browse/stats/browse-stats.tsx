import type { StatsResponse } from '@roommate/contracts';
import { StatCard, StatGrid } from '@roommate/ui';
import { BedDouble, DoorOpen, House } from 'lucide-react';

const figures = [
  { label: 'Total Listings', field: 'total', icon: House },
  { label: 'Available Now', field: 'available', icon: DoorOpen },
  { label: 'Room Types', field: 'roomTypes', icon: BedDouble },
] as const;

interface BrowseStatsProps {
  stats: StatsResponse | undefined;
  isPending: boolean;
}

/** The numbers above the grid. The listings are useful without them, so an error shows only as unknown numbers. */
export function BrowseStats({ stats, isPending }: BrowseStatsProps) {
  return (
    <StatGrid>
      {figures.map(({ label, field, icon }) => (
        <StatCard key={field} label={label} icon={icon} value={stats?.[field]} loading={isPending} />
      ))}
    </StatGrid>
  );
}
