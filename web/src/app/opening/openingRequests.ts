import { dashboardNamed } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import appShellQuery from '../../__generated__/AppShellQuery$parameters.ts';
import applicantsScreenQuery from '../../__generated__/ApplicantsScreenQuery$parameters.ts';
import dashboardScreenQuery from '../../__generated__/DashboardScreenQuery$parameters.ts';
import dayScheduleScreenQuery from '../../__generated__/DayScheduleScreenQuery$parameters.ts';
import gigListScreenQuery from '../../__generated__/GigListScreenQuery$parameters.ts';
import gigScreenQuery from '../../__generated__/GigScreenQuery$parameters.ts';
import homeScreenQuery from '../../__generated__/HomeScreenQuery$parameters.ts';
import payScreenQuery from '../../__generated__/PayScreenQuery$parameters.ts';
import proSearchScreenQuery from '../../__generated__/ProSearchScreenQuery$parameters.ts';
import rosterScreenQuery from '../../__generated__/RosterScreenQuery$parameters.ts';
import { readDayScheduleSearch } from '../../day/daySchedule/dayScheduleSearch.ts';
import { readApplicantsSearch } from '../../filling/applications/applicantsSearch.ts';
import { dashboardVariables, readDashboardSearch } from '../../insight/dashboards/dashboardSearch.ts';
import { readPaySearch } from '../../pay/duePay/paySearch.ts';
import { readId } from '../../platform/screen/readId.ts';
import { readProSearch } from '../../pros/search/proSearch.ts';
import { proSearchVariables } from '../../pros/search/proSearchVariables.ts';
import { readCalendarSearch } from '../../schedule/calendar/calendarSearch.ts';
import { readGigListSearch } from '../../schedule/gigs/gigListSearch.ts';
import { gigListVariables } from '../../schedule/gigs/gigListVariables.ts';
import { lastQuarterHour } from '../../schedule/gigs/lastQuarterHour.ts';

/** A query that a screen opens with. */
export interface OpeningRequest {
  readonly id: string | null;
  readonly variables: OperationType['variables'];
}

/** An address that leads to a screen. */
export interface Address {
  /** The parts of the path that the screen's pattern names. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
  /** What time it is in the marketplace, in milliseconds since 1970. */
  readonly nowMs: number;
}

type OpeningOf = (locationId: number, address: Address) => OpeningRequest | null;

const location = '/locations/:locationId';
const gig = `${location}/gigs/:gigId`;

/**
 * What the loaders of the screens that people begin with ask for, by the pattern of the path. A test compares them with
 * the loaders; a screen that is missing starts its query when its code has loaded.
 */
export const openings: Readonly<Record<string, OpeningOf>> = {
  [location]: (locationId, { search, nowMs }) =>
    readCalendarSearch(search).view === 'list'
      ? opening(
          gigListScreenQuery,
          gigListVariables(locationId, readGigListSearch(search), lastQuarterHour(nowMs)),
        )
      : null,
  [`${location}/home`]: (locationId) => opening(homeScreenQuery, { locationId }),
  [`${location}/schedule`]: (locationId, { search }) => {
    const { date, days } = readDayScheduleSearch(search);
    return opening(dayScheduleScreenQuery, { locationId, from: date, days });
  },
  [`${location}/connect`]: (locationId, { search }) =>
    opening(proSearchScreenQuery, proSearchVariables(locationId, readProSearch(search))),
  [`${location}/pay`]: (locationId, { search }) => {
    const { by, breaks } = readPaySearch(search);
    return by === 'shift' ? opening(payScreenQuery, { locationId, breaks }) : null;
  },
  [`${location}/dashboards{/:name}?`]: (locationId, { parameters, search }) => {
    const name = dashboardNamed(parameters['name'] ?? '');
    if (name === null) return null;
    const variables = { locationId, name, ...dashboardVariables(readDashboardSearch(search)) };
    return opening(dashboardScreenQuery, variables);
  },
  [gig]: ofGig((gigId) => opening(gigScreenQuery, { gigId })),
  [`${gig}/roster`]: ofGig((gigId) => opening(rosterScreenQuery, { gigId })),
  [`${gig}/applicants`]: ofGig((gigId, { search }) => {
    const { stage, order } = readApplicantsSearch(search);
    return opening(applicantsScreenQuery, { gigId, stage, orderBy: order });
  }),
};

/** The queries of a screen of someone signed in, its frame's first. */
export function openingRequests(pattern: string, address: Address): readonly OpeningRequest[] {
  const locationId = readId(address.parameters['locationId']);
  const screen = locationId === null ? null : openings[pattern]?.(locationId, address);
  return [opening(appShellQuery, {}), ...(screen ? [screen] : [])];
}

function opening<TQuery extends OperationType>(
  { params }: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
): OpeningRequest {
  return { id: params.id, variables };
}

function ofGig(openingOf: OpeningOf): OpeningOf {
  return (_locationId, address) => {
    const gigId = readId(address.parameters['gigId']);
    return gigId === null ? null : openingOf(gigId, address);
  };
}
