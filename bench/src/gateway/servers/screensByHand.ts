/** The three screens as they are written without GraphQL: one function a screen, one object literal a row. */
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { displayBadges } from '@brigade/domain/pros/profiles/badges.ts';
import { gigListStatus } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { calendarWindow } from '@brigade/gateway/schedule/calendar/calendarWindow.ts';
import {
  conflictsOf,
  costCents,
  cursorsOf,
  globalId,
  isPast,
  matchPartsOf,
  mayPost,
  milesOf,
  missingOf,
  openOf,
  pictureOf,
  stageOf,
  statusOf,
} from './facts.ts';
import { paths, type Rest } from './rest.ts';
import type {
  Advice,
  Application,
  CalendarGig,
  Fees,
  Gig,
  Location,
  Me,
  Page,
  SavedFilter,
  Skill,
} from './wire.ts';

interface Variables {
  readonly gigId: number;
  readonly locationId: number;
  readonly from: string;
  readonly until: string;
}

type Screen = (rest: Rest, variables: Variables) => Promise<unknown>;

function applicant(row: Application, gig: Gig, now: Temporal.Instant): unknown {
  const { uuid, display_name: displayName, city, performance, badges } = row.gigster;
  return {
    id: globalId('GigApplication', row.id),
    stage: stageOf(row),
    selectionSource: row.selection_source,
    conflicts: conflictsOf(row),
    match: {
      blockers: row.match?.blockers ?? [],
      score: Math.round(row.match_score ?? 0),
      parts: matchPartsOf(row),
    },
    overrideNote: row.override_note ?? null,
    pro: {
      id: globalId('Pro', uuid),
      displayName,
      uuid,
      city,
      performance: performance && { rating: performance.rating, gigsWorked: performance.gigs_worked },
      badges: displayBadges(badges ?? []),
      headshot: row.gigster.headshot_public_id
        ? { url: pictureOf(row.gigster.headshot_public_id).url }
        : null,
    },
    gig: { timeZone: gig.timezone, id: globalId('Gig', gig.id) },
    selectionExplanation: row.selection_explanation,
    proAtLocation: {
      isBlocked: row.is_blocked,
      id: globalId('ProAtLocation', `${row.location_id}-${uuid}`),
      isFavorite: row.is_favorite,
      distanceMiles: milesOf(row),
    },
    status: statusOf(row, gig, now),
    isMissing: missingOf(row, gig, now),
    cancellation: row.cancellation,
    __typename: 'GigApplication',
  };
}

async function applicants(rest: Rest, { gigId }: Variables): Promise<unknown> {
  const gig = await rest.get<Gig>(paths.gig(gigId));
  const [page, advice, me] = await Promise.all([
    rest.get<Page<Application>>(paths.applications(gigId)),
    rest.get<Advice>(paths.advice(gigId)),
    rest.get<Me>(paths.me),
  ]);
  const now = Temporal.Now.instant();
  const may = mayPost(me, gig.location_id);
  const cursors = cursorsOf(page.results.map(({ id }) => id));
  return {
    gig: {
      id: globalId('Gig', gig.id),
      // Recorded responses have no cursor of the change feed.
      liveCursor: null,
      location: { databaseId: gig.location_id, id: globalId('Location', gig.location_id) },
      databaseId: gig.id,
      startTime: gig.start_time,
      endTime: gig.end_time,
      startCountsAsPast: isPast(gig, now),
      timeZone: gig.timezone,
      skill: { name: gig.skill.name, id: globalId('Skill', gig.skill.id) },
      fill: {
        applications: gig.stats.total_applications,
        cancelled: gig.stats.cancelled_applications,
        confirmed: gig.stats.confirmed_applications,
        places: gig.allowed_confirmed_pros,
        missing: gig.stats.missing_applications,
        noShows: gig.stats.no_show_applications,
        offered: gig.stats.offered_applications,
        clockedIn: gig.stats.clocked_in_applications,
        unpaid: gig.stats.unpaid_applications,
        openApplications: openOf(gig),
        selected: gig.stats.selected_applications,
      },
      listStatus: gigListStatus(gig.status),
      status: gig.status,
      advice: { lapse: advice.lapse, nextBest: advice.next_best, boost: advice.boost },
      viewerCanManageApplicants: may,
      viewerCanEdit: may,
      viewerCannotManageApplicantsReason: null,
      applications: {
        edges: page.results.map((row, index) => ({ node: applicant(row, gig, now), cursor: cursors[index] })),
        pageInfo: { endCursor: cursors.at(-1) ?? null, hasNextPage: page.next !== null },
      },
    },
  };
}

function header(location: Location, me: Me): object {
  const may = mayPost(me, location.id);
  return {
    id: globalId('Location', location.id),
    liveCursor: null,
    name: location.name,
    address: { line1: location.street_address, city: location.city, stateCode: location.state_code },
    databaseId: location.id,
    timeZone: location.timezone,
    viewerCanPostGigs: may,
    viewerCanReviewGeoLogs: may,
  };
}

async function gigList(rest: Rest, { locationId }: Variables): Promise<unknown> {
  const [location, skills] = await Promise.all([
    rest.get<Location>(paths.location(locationId)),
    rest.get<readonly Skill[]>(paths.skills),
  ]);
  const [page, filters, me, fees] = await Promise.all([
    rest.get<Page<Gig>>(paths.gigs(locationId)),
    rest.get<Page<SavedFilter>>(paths.savedFilters(locationId)),
    rest.get<Me>(paths.me),
    rest.get<Fees>(paths.fees),
  ]);
  const now = Temporal.Now.instant();
  const cursors = cursorsOf(page.results.map(({ id }) => id));
  const row = (gig: Gig) => ({
    id: globalId('Gig', gig.id),
    startTime: gig.start_time,
    timeZone: gig.timezone,
    databaseId: gig.id,
    endTime: gig.end_time,
    type: gig.type,
    isRecurring: gig.is_recurring,
    startCountsAsPast: isPast(gig, now),
    locationName: gig.location_name,
    location: { databaseId: gig.location_id, id: globalId('Location', gig.location_id) },
    skill: { name: gig.skill.name, id: globalId('Skill', gig.skill.id) },
    event: gig.event && { name: gig.event.name, id: globalId('Event', gig.event.id) },
    boostBonus:
      gig.boosted_gig_bonus === null ? null : { amountCents: dollarsToCents(gig.boosted_gig_bonus ?? 0) },
    fill: {
      openApplications: openOf(gig),
      confirmed: gig.stats.confirmed_applications,
      selected: gig.stats.selected_applications,
      places: gig.allowed_confirmed_pros,
      missing: gig.stats.missing_applications,
      noShows: gig.stats.no_show_applications,
      offered: gig.stats.offered_applications,
      clockedIn: gig.stats.clocked_in_applications,
      unpaid: gig.stats.unpaid_applications,
    },
    cost: { total: { amountCents: costCents(gig, location, fees), currency: 'USD' } },
    wage: { amountCents: dollarsToCents(gig.wage_amount ?? 0), currency: 'USD' },
    listStatus: gigListStatus(gig.status),
    status: gig.status,
    headshots: (gig.headshots ?? []).map(pictureOf),
    __typename: 'Gig',
  });
  return {
    location: {
      ...header(location, me),
      viewerCanManageApplicants: mayPost(me, location.id),
      gigs: {
        totalCount: page.count,
        edges: page.results.map((gig, index) => ({ node: row(gig), cursor: cursors[index] })),
        pageInfo: { endCursor: cursors.at(-1) ?? null, hasNextPage: page.next !== null },
      },
      savedFilters: filters.results,
    },
    skills: skills.map(({ id, name }) => ({ databaseId: id, name, id: globalId('Skill', id) })),
  };
}

function calendarRow(gig: CalendarGig, timeZone: string): unknown {
  return {
    id: globalId('CalendarGig', gig.id),
    gigId: globalId('Gig', gig.id),
    databaseId: gig.id,
    status: gig.status,
    listStatus: gigListStatus(gig.status),
    startTime: gig.start_time,
    endTime: gig.end_time,
    timeZone: gig.timezone ?? timeZone,
    skillDatabaseId: gig.skill_id,
    skillName: gig.skill_name,
    unpaidBreakMinutes: gig.unpaid_break_minutes ?? 0,
    places: gig.allowed_confirmed_pros,
    selected: gig.selected_applications,
    confirmed: gig.confirmed_applications,
    missing: gig.missing_applications,
    noShows: gig.no_show_applications,
    offered: gig.offered_applications,
    unpaid: gig.unpaid_applications,
    openApplications: gig.open_applications,
    eventDatabaseId: gig.event?.id ?? null,
    eventName: gig.event?.name ?? null,
    isRecurring: gig.is_recurring,
    revision: gig.revision,
  };
}

async function calendar(rest: Rest, { locationId, from, until }: Variables): Promise<unknown> {
  const location = await rest.get<Location>(paths.location(locationId));
  const { earliestStart, start, last } = calendarWindow(from, until, location.timezone);
  const [month, me] = await Promise.all([
    rest.get<{ results: readonly CalendarGig[] }>(paths.calendar(locationId, earliestStart, last)),
    rest.get<Me>(paths.me),
  ]);
  const begin = Date.parse(start);
  return {
    location: {
      ...header(location, me),
      viewerCannotPostGigsReason: null,
      calendar: {
        isTruncated: false,
        gigs: month.results
          .filter((gig) => Date.parse(gig.end_time) > begin)
          .map((gig) => calendarRow(gig, location.timezone)),
      },
    },
  };
}

/** By the name of the document that the web app sends. */
export const screensByHand: Readonly<Record<string, Screen>> = {
  ApplicantsScreenQuery: applicants,
  GigListScreenQuery: gigList,
  CalendarScreenQuery: calendar,
};
