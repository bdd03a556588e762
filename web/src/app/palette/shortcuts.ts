import { postHref } from '../../schedule/posting/postHref.ts';
import { menuGroups, type MenuItemId, type MenuPlace, offersNewShift } from '../shell/menuItems.ts';
import { menuHref, menuLinks } from '../shell/menuLinks.ts';

/** Keys that lead to a page. */
export interface Shortcut {
  /** In lower case, pressed one after the other. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly href: string;
}

/** What follows G. The roster of onsite managers is the schedule of others. */
const letters: Readonly<Record<MenuItemId, string>> = {
  today: 't',
  schedule: 's',
  roster: 's',
  calls: 'c',
  shifts: 'h',
  events: 'e',
  pros: 'p',
  pay: 'y',
  reports: 'r',
  approvals: 'a',
  locations: 'l',
  settings: 'o',
};

/** The keys that lead somewhere, where the viewer is: those of the navigation, and of a new shift. */
export function shortcutsAt(place: MenuPlace): readonly Shortcut[] {
  const { locationId } = place;
  const post =
    locationId !== null && offersNewShift(place)
      ? [{ keys: ['n'], label: 'New shift', href: postHref(locationId) }]
      : [];
  const pages = menuGroups(place)
    .flat()
    .map((id) => ({
      keys: ['g', letters[id]],
      label: `Go to ${menuLinks[id].label}`,
      href: menuHref(id, locationId),
    }));
  return [...post, ...pages];
}
