/** A change that people notice in their work. */
export interface NewsItem {
  /** The day it came. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  /** What follows the location in the address of its screen. */
  readonly path: string;
  /** The words of the link. */
  readonly link: string;
  /** Whether onsite managers have the screen, too. */
  readonly isForOnsite: boolean;
}

/** What is new, the newest first. Add what a manager would notice; the rest belongs in CHANGELOG.md. */
export const newsItems: readonly [NewsItem, ...NewsItem[]] = [
  {
    date: '2026-12-01',
    title: 'Profiles beside the search',
    text: 'On a wide window, a pro you open from the search appears beside the list. Offer a shift, add a note or pick them to compare, then press J or K for the next one.',
    path: '/connect',
    link: 'Find pros',
    isForOnsite: false,
  },
  {
    date: '2026-12-01',
    title: 'When places stay open',
    text: 'The fill rate report shows at which hours of the week your shifts are short, and names the worst ones.',
    path: '/dashboards/fill-rate',
    link: 'Open the report',
    isForOnsite: false,
  },
  {
    date: '2026-11-30',
    title: 'From pro to pro',
    text: 'A pro you open from a list leads to the next and previous one. Press J or K. Their page shows the last twelve shifts with you at a glance.',
    path: '/connect',
    link: 'Find pros',
    isForOnsite: false,
  },
  {
    date: '2026-11-29',
    title: 'Decide from the page of a shift',
    text: 'Applicants, details, cost and activity are tabs beside the places. The best applicants are there to select or dismiss.',
    path: '',
    link: 'Open shifts',
    isForOnsite: false,
  },
  {
    date: '2026-11-29',
    title: 'A pin for every address',
    text: 'Addresses have a map. Drag the pin to your entrance and see the circle in which pros count as on site.',
    path: '/addresses',
    link: 'Open addresses',
    isForOnsite: false,
  },
  {
    date: '2026-11-29',
    title: 'Time to fill',
    text: 'The fill rate report shows how long your shifts take to fill, by position and week, compared with earlier weeks.',
    path: '/dashboards/fill-rate',
    link: 'Open the report',
    isForOnsite: false,
  },
  {
    date: '2026-11-29',
    title: 'Pros near you',
    text: 'The search for pros begins with the best fit for your location and shows how far away each pro lives. Sort by Nearest to see your neighbors first.',
    path: '/connect',
    link: 'Find pros',
    isForOnsite: false,
  },
  {
    date: '2026-11-28',
    title: 'Late cancellations are paid',
    text: 'The confirmed pros of a shift that you cancel late are among the pay that is due, with the hours they are guaranteed.',
    path: '/pay',
    link: 'Open pay',
    isForOnsite: false,
  },
  {
    date: '2026-11-28',
    title: 'Pay by person',
    text: 'Every pro with all of their shifts that are due, to pay one, some or all at once.',
    path: '/pay?by=person',
    link: 'Open pay by person',
    isForOnsite: false,
  },
  {
    date: '2026-11-27',
    title: 'Help where you need it',
    text: 'A film and a tour show you around. Select a word with a dotted underline to see its meaning, or find it in the glossary under Help.',
    path: '/home?show_tour=true',
    link: 'Take the tour',
    isForOnsite: true,
  },
  {
    date: '2026-11-27',
    title: 'The calendar by person',
    text: 'Who works when, with paid hours, and a warning before a week runs into overtime.',
    path: '?view=calendar&calendar_mode=people',
    link: 'Open the calendar by person',
    isForOnsite: true,
  },
  {
    date: '2026-11-27',
    title: 'Draw a shift',
    text: 'Drag across free time in the calendar, and the form opens with the day and times filled in.',
    path: '?view=calendar',
    link: 'Open the calendar',
    isForOnsite: false,
  },
  {
    date: '2026-11-27',
    title: 'Check-in by QR code',
    text: 'Pros scan a code at the door, and the roster shows their arrival at once. Print it from the roster of a shift.',
    path: '/schedule',
    link: 'Open today’s rosters',
    isForOnsite: true,
  },
  {
    date: '2026-11-27',
    title: 'Refer a business',
    text: 'Share your link. When they pay for their first shift, you both get a reward off your service fees.',
    path: '/referral',
    link: 'See your link',
    isForOnsite: true,
  },
  {
    date: '2026-11-25',
    title: 'Faces beside names',
    text: 'Lists of people show their photos, and shifts show the faces of confirmed pros.',
    path: '/connect',
    link: 'Open pros',
    isForOnsite: false,
  },
  {
    date: '2026-11-24',
    title: 'Reports',
    text: 'What you spent and why it changed, which shifts stay open, who comes on time, and whether breaks follow the rules.',
    path: '/dashboards/spend',
    link: 'Open reports',
    isForOnsite: false,
  },
  {
    date: '2026-11-24',
    title: 'The call list',
    text: 'Everyone who is expected on a day, to call or text with one tap.',
    path: '/call-list',
    link: 'Open the call list',
    isForOnsite: true,
  },
  {
    date: '2026-11-23',
    title: 'Search for anything',
    text: 'Press Ctrl+K or Cmd+K, and type a few letters to find shifts, pros, events, pages and actions.',
    path: '/home',
    link: 'Open Today',
    isForOnsite: true,
  },
];
