import type { RoomType } from '@roommate/contracts';
import { BedDouble, BedSingle } from 'lucide-react';
import { Badge } from './badge.tsx';

/** 'Single' or 'Shared', with the matching bed icon. */
export function RoomTypeBadge({ roomType }: { roomType: RoomType }) {
  return <Badge icon={roomType === 'Single' ? BedSingle : BedDouble}>{roomType}</Badge>;
}
