import { graphql } from '../stack/graphql.ts';
import { now } from '../stack/now.ts';
import type { Screens } from './screen.ts';

const viewer = 'manager';

interface FoundEvent {
  databaseId: number;
  startTime: string;
  endTime: string;
  shifts: { edges: { node: { gigs: { databaseId: number }[] } }[] };
}

interface Found {
  location: { timeZone: string; events: { edges: { node: FoundEvent }[] } };
}

/** The calendar, events, and the ways for gigs into and out of the product. */
export async function scheduleScreens(url: string, token: string): Promise<Screens> {
  const query = `{ location(databaseId: 2) { timeZone events(first: 1) { edges { node {
    databaseId startTime endTime shifts(first: 1) { edges { node { gigs { databaseId } } } }
  } } } } }`;
  const { data, errors } = await graphql<Found>(url, query, {}, token);
  const location = data?.location;
  const [event] = location?.events.edges ?? [];
  if (!location || !event) throw new Error(`There is no event: ${JSON.stringify(errors)}`);
  // Without a date, the calendar first loads the day in the browser's zone, and dims it until that of the location is there.
  const today = now().toZonedDateTimeISO(location.timeZone).toPlainDate().toString();
  const calendar = `/locations/2?view=calendar&calendar_date=${today}`;
  const eventPath = `/locations/2/event/${event.node.databaseId}`;
  const { startTime, endTime, shifts } = event.node;
  const gigId = shifts.edges[0]?.node.gigs[0]?.databaseId;
  const range = `?source_gig_id=${gigId}&start_time=${startTime}&end_time=${endTime}&timezone=${location.timeZone}`;
  return {
    'calendar-month': { path: `${calendar}&calendar_view=month`, shows: 'Today', viewer },
    'calendar-week': { path: calendar, shows: 'Today', viewer },
    'calendar-day': { path: `${calendar}&calendar_view=day`, shows: 'Today', viewer },
    coverage: { path: `${calendar}&calendar_mode=coverage`, shows: 'All positions', viewer },
    people: { path: `${calendar}&calendar_mode=people`, shows: 'Pro and hours', viewer },
    'build-event': { path: `${calendar}&calendar_mode=build-event`, shows: 'Done', viewer },
    'calendar-read-only': { path: calendar, shows: 'Today', viewer: 'onsite' },
    events: { path: '/locations/2/events', shows: 'Events', viewer },
    event: { path: eventPath, shows: 'Coverage', viewer },
    'event-network': { path: `${eventPath}/network`, shows: 'Network', viewer },
    'event-marketplace': { path: `${eventPath}/marketplace`, shows: 'Marketplace', viewer },
    compliance: { path: '/locations/2/compliance', shows: 'Break compliance', viewer: 'onsite' },
    'no-compliance': { path: '/locations/2/compliance?search=zzzz', shows: 'No shifts found', viewer },
    'geo-logs': { path: '/locations/2/geo-logs', shows: /^Clocked (in|out)/, viewer },
    'no-geo-logs': { path: '/locations/2/geo-logs?search=zzzz', shows: 'No geo logs for “zzzz”', viewer },
    'geo-logs-hidden': {
      path: '/locations/2/geo-logs',
      shows: 'You cannot see geo logs here',
      viewer: 'onsite',
    },
    'call-list': { path: '/locations/2/call-list', shows: 'Call list', viewer: 'onsite' },
    'day-schedule': { path: '/locations/2/schedule?days=7', shows: 'Schedule', viewer },
    'team-captain': { path: `/team-captain${range}`, shows: /Team captain · /, viewer: 'onsite' },
    'captain-roster': {
      path: `/team-captain/${gigId}/roster${range}`,
      shows: 'Print sign-in sheet',
      viewer: 'onsite',
    },
    'incomplete-captain': { path: '/team-captain', shows: 'This link is incomplete', viewer },
    pay: { path: '/locations/2/pay', shows: 'To pay', viewer },
    'pay-by-person': { path: '/locations/2/pay?by=person', shows: 'To pay', viewer },
    'pay-hidden': { path: '/locations/2/pay', shows: 'You cannot pay here', viewer: 'onsite' },
    import: { path: '/locations/2/import', shows: 'Rows of your spreadsheet', viewer },
    'past-gigs': { path: '/locations/2/past-gigs', shows: 'Past shifts', viewer },
  };
}
