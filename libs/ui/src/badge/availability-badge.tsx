import type { Availability } from '@roommate/contracts';
import { CircleCheck, CircleX } from 'lucide-react';
import { Badge } from './badge.tsx';

/** 'Available' or 'Not available', shown by text, icon and colour. */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return availability === 'available' ? (
    <Badge tone="positive" icon={CircleCheck}>
      Available
    </Badge>
  ) : (
    <Badge tone="negative" icon={CircleX}>
      Not available
    </Badge>
  );
}
