import { useLocation, useMatches } from '@tanstack/react-router';
import { lazy } from 'react';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import { useMediaQuery } from '../../ui/theme/useMediaQuery.ts';
import { AfterFirstScreen } from '../../platform/screen/AfterFirstScreen.tsx';
import styles from './AppNavigation.module.css';
import { menuGroups, type MenuItemId, offersNewShift } from './menuItems.ts';
import { menuHref, menuItemAt, menuLinks } from './menuLinks.ts';
import { NewShift } from './NewShift.tsx';
import { useMenuPlace } from './useMenuPlace.ts';

const MoreMenu = lazy(() => import('./MoreMenu.tsx'));

/** As many as fit beside the button for a new shift and the rest. */
const phoneTabs = 3;

/** The main navigation: a sidebar, or a bar at the bottom on phones, where a menu holds what does not fit. */
export function AppNavigation() {
  const { pathname } = useLocation();
  const isSettings = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_app/locations/$locationId/_settings'),
  });
  const isPhone = useMediaQuery('(width < 60rem)');
  const place = useMenuPlace();
  const followLink = useLinkClick();
  const groups = menuGroups(place).filter((group) => group.length > 0);
  const all = groups.flat();
  const inMenu = all.slice(all.length > phoneTabs + 1 ? phoneTabs : all.length);
  const current = menuItemAt(pathname, isSettings);
  // The schedule is the roster of onsite managers.
  const isCurrent = (id: MenuItemId) => id === current || (id === 'roster' && current === 'schedule');
  const { locationId } = place;

  const itemOf = (id: MenuItemId, isFirst: boolean) => {
    const { label, Icon } = menuLinks[id];
    return (
      <li key={id} data-first={isFirst || undefined} data-rest={inMenu.includes(id) || undefined}>
        <a
          href={menuHref(id, locationId)}
          className={styles.item}
          aria-current={isCurrent(id) ? 'page' : undefined}
          onClick={followLink}
        >
          <Icon aria-hidden="true" />
          {label}
        </a>
      </li>
    );
  };

  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul className={styles.list}>
        {groups.flatMap((group) => group.map((id, index) => itemOf(id, index === 0)))}
        {inMenu.length > 0 && isPhone ? (
          <li>
            <AfterFirstScreen>
              <MoreMenu
                items={inMenu.map((id) => {
                  const { label, Icon } = menuLinks[id];
                  return { id, label, icon: <Icon />, href: menuHref(id, locationId) };
                })}
              />
            </AfterFirstScreen>
          </li>
        ) : null}
      </ul>
      {offersNewShift(place) && locationId !== null ? <NewShift locationId={locationId} /> : null}
    </nav>
  );
}
