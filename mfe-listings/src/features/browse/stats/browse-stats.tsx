import type { StatsResponse } from '@roommate/contracts';
import { StatCard, StatGrid } from '@roommate/ui';
import { BedDouble, DoorOpen, House } from 'lucide-react';

const STATS = [
  { label: 'Total Listings', field: 'total', icon: House },
  { label: 'Available Now', field: 'available', icon: DoorOpen },
  { label: 'Room Types', field: 'roomTypes', icon: BedDouble },
] as const;

/** @param stats undefined while they load, null when they could not be had */
export function BrowseStats({ stats }: { stats: StatsResponse | null | undefined }) {
  return (
    <StatGrid>
      {STATS.map(({ label, field, icon }) => (
        <StatCard
          key={field}
          label={label}
          icon={icon}
          value={stats?.[field]}
          loading={stats === undefined}
        />
      ))}
    </StatGrid>
  );
}
