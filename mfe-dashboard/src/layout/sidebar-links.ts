import { pagePaths } from '@roommate/contracts';
import {
  Bell,
  CirclePlus,
  ClipboardList,
  House,
  KeyRound,
  LayoutDashboard,
  List,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../remote.json';

export interface SidebarLink {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** In the order of the spec (section 2). */
export const sidebarLinks: readonly SidebarLink[] = [
  { label: 'Go to Homepage', to: pagePaths.home, icon: House },
  { label: 'Overview', to: pagePaths.dashboard, icon: LayoutDashboard },
  { label: 'All Listings', to: pagePaths.allListings, icon: List },
  { label: 'Manage Listings', to: pagePaths.myListings, icon: ClipboardList },
  { label: 'Add Listing', to: pagePaths.addListing, icon: CirclePlus },
];

/** Not in the specification. */
export const searchLinks: readonly SidebarLink[] = [
  { label: paths['/dashboard/preferences'].meta.title, to: pagePaths.preferences, icon: SlidersHorizontal },
  { label: paths['/dashboard/alerts'].meta.title, to: pagePaths.alerts, icon: Bell },
];

/** Not in the specification. They stand apart, because few people need them. */
export const programLinks: readonly SidebarLink[] = [
  { label: paths['/dashboard/api-keys'].meta.title, to: pagePaths.apiKeys, icon: KeyRound },
];
