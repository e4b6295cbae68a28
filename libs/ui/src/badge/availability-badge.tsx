import type { Availability } from '@roommate/contracts';
import { CircleCheck, CircleX } from 'lucide-react';
import { Badge } from './badge.tsx';

interface AvailabilityBadgeProps {
  availability: Availability;
  className?: string | undefined;
}

/** 'Available' or 'Not available', shown by text and icon as well as by colour. */
export function AvailabilityBadge({ availability, className }: AvailabilityBadgeProps) {
  return availability === 'available' ? (
    <Badge tone="positive" icon={CircleCheck} className={className}>
      Available
    </Badge>
  ) : (
    <Badge tone="negative" icon={CircleX} className={className}>
      Not available
    </Badge>
  );
}
