import { type MenuItemId, type MenuPlace, menuGroups, offersNewShift } from '../../shell/menuItems.ts';

/** A stop of the tour: an element of a screen, and what to say about it. */
export interface TourStep {
  /** The `data-tour` of the element. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
  /** What follows the location in the address of the screen; null for the frame around each screen. */
  readonly path: string | null;
  /** The name of the screen. */
  readonly screen: string;
  /** Who has the screen: those with this entry in their navigation, those who post, or everyone. */
  readonly needs: MenuItemId | 'posting' | null;
}

const steps: readonly TourStep[] = [
  {
    target: 'today',
    title: 'Today, as it happens',
    text: 'Every shift of the day on a timeline, with who is in, who is late and who is missing.',
    path: '/home',
    screen: 'Today',
    needs: 'today',
  },
  {
    target: 'attention',
    title: 'What needs you',
    text: 'The most urgent comes first. Open one and do it here: select, replace, approve hours or pay.',
    path: '/home',
    screen: 'Today',
    needs: 'today',
  },
  {
    target: 'week',
    title: 'The week ahead',
    text: 'Each day shows how many of its places are filled. Select a day to see its schedule.',
    path: '/home',
    screen: 'Today',
    needs: 'today',
  },
  {
    target: 'schedule',
    title: 'Who works when',
    text: 'Confirmed pros and open places for one day, three days or a week. You can print it, too.',
    path: '/schedule',
    screen: 'Schedule',
    needs: 'schedule',
  },
  {
    target: 'schedule',
    title: 'Your rosters',
    text: 'Open a shift to clock pros in and out, record breaks and mark who did not come.',
    path: '/schedule',
    screen: 'Roster',
    needs: 'roster',
  },
  {
    target: 'call-list',
    title: 'The call list',
    text: 'Everyone who is expected today, to call or text with one tap.',
    path: '/call-list',
    screen: 'Call list',
    needs: 'calls',
  },
  {
    target: 'views',
    title: 'All shifts',
    text: 'Filter the list, or switch to the calendar. Select several to change or cancel them together.',
    path: '',
    screen: 'Shifts',
    needs: 'shifts',
  },
  {
    target: 'calendar',
    title: 'The calendar, three ways',
    text: 'By time, by coverage of each position, or by person with their hours and overtime.',
    path: '?view=calendar',
    screen: 'Calendar',
    needs: 'shifts',
  },
  {
    target: 'posting',
    title: 'Post a shift in five fields',
    text: 'Position, places, date, times and wage. The rest is folded below until you need it.',
    path: '/gigs-add',
    screen: 'New shift',
    needs: 'posting',
  },
  {
    target: 'cost',
    title: 'Know the cost before you post',
    text: 'Wages and every fee, for each date and in total, as you type.',
    path: '/gigs-add',
    screen: 'New shift',
    needs: 'posting',
  },
  {
    target: 'pros',
    title: 'Find pros',
    text: 'Search pros near you, see who has worked here before, and offer them a shift.',
    path: '/connect',
    screen: 'Pros',
    needs: 'pros',
  },
  {
    target: 'pay',
    title: 'Check hours and pay',
    text: 'Each shift shows hours as posted and as punched. Pay one pro, some or all, with a tip if you like.',
    path: '/pay',
    screen: 'Pay',
    needs: 'pay',
  },
  {
    target: 'reports',
    title: 'See where the money goes',
    text: 'Spend, fill rate, reliability and breaks, compared with earlier weeks.',
    path: '/dashboards/spend',
    screen: 'Reports',
    needs: 'reports',
  },
  {
    target: 'help',
    title: 'Help is here',
    text: 'This tour, the film, a glossary and what’s new. Select a word with a dotted underline to see its meaning.',
    path: null,
    screen: '',
    needs: null,
  },
];

/** The stops for what a viewer has where they are. */
export function tourSteps(place: MenuPlace): readonly TourStep[] {
  const menu = menuGroups(place).flat();
  return steps.filter(({ needs }) => {
    if (needs === null) return true;
    return needs === 'posting' ? offersNewShift(place) : menu.includes(needs);
  });
}

/** The address of a stop; null where it has no screen of its own. */
export function tourHref({ path }: TourStep, locationId: number): string | null {
  return path === null ? null : `/locations/${locationId}${path}`;
}
