import { useLocation, useMatches } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import styles from './AppNavigation.module.css';

/** A list of workplaces of this length may be incomplete. */
const mostWorkplaces = 200;

/** The main navigation: a sidebar, or a bar at the bottom on phones. */
export function AppNavigation() {
  const { pathname } = useLocation();
  const isSettings = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_app/locations/$locationId/_settings'),
  });
  const { workplaces, isPlatformAdmin } = useViewer();
  const locationId = useCurrentLocationId();
  const followLink = useLinkClick();
  // Gigs exist only in marketplace mode.
  const workplace = workplaces.find((place) => place.locationId === locationId);
  const isHire = workplace?.mode === 'HIRE';
  // A location that is not approved has only settings. Platform admins see more locations than they work at.
  const isClosed = !workplace && !isPlatformAdmin && workplaces.length < mostWorkplaces;

  const home = `/locations/${locationId}`;
  const connect = `${home}/connect`;
  const isConnect = pathname.startsWith(connect);

  const items = [
    ...(locationId === null || isHire || isClosed
      ? []
      : [
          {
            label: 'Shifts',
            href: home,
            Icon: CalendarDays,
            isCurrent: !isSettings && !isConnect && (pathname === home || pathname.startsWith(`${home}/`)),
          },
          { label: 'Pros', href: connect, Icon: Users, isCurrent: isConnect },
        ]),
    { label: 'Locations', href: '/locations', Icon: MapPin, isCurrent: pathname === '/locations' },
    ...(locationId === null
      ? []
      : [
          {
            label: 'Settings',
            href: `${home}/info`,
            Icon: Settings,
            isCurrent: isSettings,
          },
        ]),
  ];

  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul className={styles.list}>
        {items.map(({ label, href, Icon, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.item}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={followLink}
            >
              <Icon aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
