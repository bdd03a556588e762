/** The fields of the screens as resolvers of any GraphQL server: one function a field, nothing around it. */
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
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
import { paths, restOf, type Rest } from './rest.ts';
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

/** What resolvers share in one request. */
interface Context {
  readonly rest: Rest;
  readonly now: Temporal.Instant;
}

export function contextOf(authorization: string | undefined): Context {
  return { rest: restOf(authorization ?? ''), now: Temporal.Now.instant() };
}

type Resolver<Source> = (source: Source, args: never, context: Context) => unknown;
type Resolvers<Source> = Readonly<Record<string, Resolver<Source>>>;

interface Named {
  readonly id: number;
  readonly name: string;
}

function connection<Row extends { readonly id: number }>({ count, next, results }: Page<Row>): object {
  const cursors = cursorsOf(results.map(({ id }) => id));
  return {
    totalCount: count,
    edges: results.map((node, index) => ({ node, cursor: cursors[index] })),
    pageInfo: { endCursor: cursors.at(-1) ?? null, hasNextPage: next !== null },
  };
}

const mayAt =
  <Source>(locationOf: (source: Source) => number): Resolver<Source> =>
  async (source, _args, { rest }) =>
    mayPost(await rest.get<Me>(paths.me), locationOf(source));

const mayAtGig = mayAt<Gig>(({ location_id }) => location_id);
const mayAtLocation = mayAt<Location>(({ id }) => id);
const noReason = () => null;

const gig: Resolvers<Gig> = {
  id: ({ id }) => globalId('Gig', id),
  databaseId: ({ id }) => id,
  startTime: ({ start_time }) => start_time,
  endTime: ({ end_time }) => end_time,
  timeZone: ({ timezone }) => timezone,
  locationName: ({ location_name }) => location_name,
  isRecurring: ({ is_recurring }) => is_recurring,
  fill: (source) => source,
  headshots: ({ headshots }) => (headshots ?? []).map(pictureOf),
  listStatus: ({ status }) => gigListStatus(status),
  startCountsAsPast: (source, _args, { now }) => isPast(source, now),
  location: ({ location_id }) => ({ id: location_id }),
  boostBonus: ({ boosted_gig_bonus: bonus }) =>
    bonus === null ? null : { amountCents: dollarsToCents(bonus ?? 0) },
  wage: ({ wage_amount }) => ({ amountCents: dollarsToCents(wage_amount ?? 0), currency: 'USD' }),
  cost: async (source, _args, { rest }) => {
    const [location, fees] = await Promise.all([
      rest.get<Location>(paths.location(source.location_id)),
      rest.get<Fees>(paths.fees),
    ]);
    return { total: { amountCents: costCents(source, location, fees), currency: 'USD' } };
  },
  advice: async ({ id }, _args, { rest }) => {
    const { lapse, next_best, boost } = await rest.get<Advice>(paths.advice(id));
    return { lapse, nextBest: next_best, boost };
  },
  viewerCanManageApplicants: mayAtGig,
  viewerCanEdit: mayAtGig,
  viewerCannotManageApplicantsReason: noReason,
  applications: async ({ id }, _args, { rest }) =>
    connection(await rest.get<Page<Application>>(paths.applications(id))),
};

const gigFill: Resolvers<Gig> = {
  places: ({ allowed_confirmed_pros }) => allowed_confirmed_pros,
  applications: ({ stats }) => stats.total_applications,
  openApplications: (source) => openOf(source),
  selected: ({ stats }) => stats.selected_applications,
  confirmed: ({ stats }) => stats.confirmed_applications,
  cancelled: ({ stats }) => stats.cancelled_applications,
  missing: ({ stats }) => stats.missing_applications,
  noShows: ({ stats }) => stats.no_show_applications,
  offered: ({ stats }) => stats.offered_applications,
  clockedIn: ({ stats }) => stats.clocked_in_applications,
  unpaid: ({ stats }) => stats.unpaid_applications,
};

const gigOf = ({ gig_id }: Application, { rest }: Context) => rest.get<Gig>(paths.gig(gig_id));

const application: Resolvers<Application> = {
  id: ({ id }) => globalId('GigApplication', id),
  stage: (source) => stageOf(source),
  selectionSource: ({ selection_source }) => selection_source,
  selectionExplanation: ({ selection_explanation }) => selection_explanation,
  conflicts: (source) => conflictsOf(source),
  match: (source) => source,
  overrideNote: ({ override_note }) => override_note ?? null,
  pro: ({ gigster }) => gigster,
  proAtLocation: (source) => source,
  gig: (source, _args, context) => gigOf(source, context),
  status: async (source, _args, context) => statusOf(source, await gigOf(source, context), context.now),
  isMissing: async (source, _args, context) => missingOf(source, await gigOf(source, context), context.now),
};

const match: Resolvers<Application> = {
  score: ({ match_score }) => Math.round(match_score ?? 0),
  parts: (source) => matchPartsOf(source),
  blockers: ({ match: found }) => found?.blockers ?? [],
};

const pro: Resolvers<Application['gigster']> = {
  id: ({ uuid }) => globalId('Pro', uuid),
  displayName: ({ display_name }) => display_name,
  badges: ({ badges }) => displayBadges(badges ?? []),
  headshot: ({ headshot_public_id: publicId }) => (publicId ? pictureOf(publicId) : null),
};

const proAtLocation: Resolvers<Application> = {
  id: ({ location_id, gigster }) => globalId('ProAtLocation', `${location_id}-${gigster.uuid}`),
  isBlocked: ({ is_blocked }) => is_blocked,
  isFavorite: ({ is_favorite }) => is_favorite,
  distanceMiles: (source) => milesOf(source),
};

const location: Resolvers<Location> = {
  id: ({ id }) => globalId('Location', id),
  databaseId: ({ id }) => id,
  timeZone: ({ timezone }) => timezone,
  address: (source) => ({ line1: source.street_address, city: source.city, stateCode: source.state_code }),
  viewerCanManageApplicants: mayAtLocation,
  viewerCanPostGigs: mayAtLocation,
  viewerCanReviewGeoLogs: mayAtLocation,
  viewerCannotPostGigsReason: noReason,
  gigs: async ({ id }, _args, { rest }) => connection(await rest.get<Page<Gig>>(paths.gigs(id))),
  savedFilters: async ({ id }, _args, { rest }) =>
    (await rest.get<Page<SavedFilter>>(paths.savedFilters(id))).results,
  calendar: async ({ id, timezone }, { from, until }: { from: string; until: string }, { rest }) => {
    const { earliestStart, start, last } = calendarWindow(from, until, timezone);
    const month = await rest.get<{ results: readonly CalendarGig[] }>(
      paths.calendar(id, earliestStart, last),
    );
    const begin = Date.parse(start);
    return { isTruncated: false, gigs: month.results.filter((each) => Date.parse(each.end_time) > begin) };
  },
};

const calendarGig: Resolvers<CalendarGig> = {
  id: ({ id }) => globalId('CalendarGig', id),
  gigId: ({ id }) => globalId('Gig', id),
  databaseId: ({ id }) => id,
  listStatus: ({ status }) => gigListStatus(status),
  startTime: ({ start_time }) => start_time,
  endTime: ({ end_time }) => end_time,
  timeZone: ({ timezone }) => timezone,
  skillDatabaseId: ({ skill_id }) => skill_id,
  skillName: ({ skill_name }) => skill_name,
  unpaidBreakMinutes: ({ unpaid_break_minutes }) => unpaid_break_minutes ?? 0,
  places: ({ allowed_confirmed_pros }) => allowed_confirmed_pros,
  selected: ({ selected_applications }) => selected_applications,
  confirmed: ({ confirmed_applications }) => confirmed_applications,
  missing: ({ missing_applications }) => missing_applications,
  noShows: ({ no_show_applications }) => no_show_applications,
  offered: ({ offered_applications }) => offered_applications,
  unpaid: ({ unpaid_applications }) => unpaid_applications,
  openApplications: ({ open_applications }) => open_applications,
  eventDatabaseId: ({ event }) => event?.id ?? null,
  eventName: ({ event }) => event?.name ?? null,
  isRecurring: ({ is_recurring }) => is_recurring,
};

/** Resolvers of the product's schema, as far as the screens select its fields. */
export const plainResolvers = {
  Query: {
    gig: (_root: unknown, { databaseId }: { databaseId: number }, { rest }: Context) =>
      rest.get<Gig>(paths.gig(databaseId)),
    location: (_root: unknown, { databaseId }: { databaseId: number }, { rest }: Context) =>
      rest.get<Location>(paths.location(databaseId)),
    skills: (_root: unknown, _args: unknown, { rest }: Context) => rest.get<readonly Skill[]>(paths.skills),
  },
  Gig: gig,
  GigFill: gigFill,
  GigApplication: application,
  Match: match,
  Pro: pro,
  ProPerformance: { gigsWorked: ({ gigs_worked }: { gigs_worked: number }) => gigs_worked },
  ProAtLocation: proAtLocation,
  Location: location,
  CalendarGig: calendarGig,
  Skill: {
    id: ({ id }: Named) => globalId('Skill', id),
    databaseId: ({ id }: Named) => id,
  },
  Event: { id: ({ id }: Named) => globalId('Event', id) },
};
