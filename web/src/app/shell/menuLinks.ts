import Banknote from 'lucide-react/icons/banknote';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import MapPin from 'lucide-react/icons/map-pin';
import PartyPopper from 'lucide-react/icons/party-popper';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import type { MenuItemId } from './menuItems.ts';

interface MenuLink {
  readonly label: string;
  readonly Icon: typeof Sun;
  /** Below the location; absolute where it begins with a slash. */
  readonly path: string;
}

/** Labels, icons and addresses of the main navigation. */
export const menuLinks: Readonly<Record<MenuItemId, MenuLink>> = {
  today: { label: 'Today', Icon: Sun, path: 'home' },
  schedule: { label: 'Schedule', Icon: UsersRound, path: 'schedule' },
  roster: { label: 'Roster', Icon: UsersRound, path: 'schedule' },
  calls: { label: 'Call list', Icon: ClipboardCheck, path: 'call-list' },
  shifts: { label: 'Shifts', Icon: CalendarDays, path: '' },
  events: { label: 'Events', Icon: PartyPopper, path: 'events' },
  pros: { label: 'Pros', Icon: Users, path: 'connect' },
  pay: { label: 'Pay', Icon: Banknote, path: 'pay' },
  reports: { label: 'Reports', Icon: ChartNoAxesColumn, path: 'dashboards/spend' },
  approvals: { label: 'Approvals', Icon: ClipboardCheck, path: '/approvals' },
  locations: { label: 'Locations', Icon: MapPin, path: '/locations' },
  settings: { label: 'Settings', Icon: Settings, path: 'info' },
};

/** The address of an entry. */
export function menuHref(id: MenuItemId, locationId: number | null): string {
  const { path } = menuLinks[id];
  if (path.startsWith('/')) return path;
  return `/locations/${locationId}${path === '' ? '' : `/${path}`}`;
}

const sections: readonly (readonly [path: string, id: MenuItemId])[] = [
  ['home', 'today'],
  ['schedule', 'schedule'],
  ['call-list', 'calls'],
  ['events', 'events'],
  ['event', 'events'],
  ['connect', 'pros'],
  ['pay', 'pay'],
  ['disputes', 'pay'],
  ['invoices', 'pay'],
  ['dashboards', 'reports'],
];

/** The entry that an address below a location belongs to; the router knows which are its settings. */
export function menuItemAt(pathname: string, isSettings: boolean): MenuItemId | null {
  if (isSettings) return 'settings';
  const [root, first, section, , view] = pathname.split('/').slice(1);
  if (root === 'approvals') return 'approvals';
  if (root !== 'locations') return null;
  if (first === undefined || first === '' || first === 'day') return 'locations';
  if (!/^\d+$/.test(first)) return null;
  if (section === 'referral') return null;
  if (section === 'gigs' && view === 'pay') return 'pay';
  return sections.find(([path]) => path === section)?.[1] ?? 'shifts';
}
