import { Temporal } from 'temporal-polyfill';
import type { Venue } from '../locations/demoLocation.ts';
import { demoLocations } from '../locations/demoLocations.ts';
import { RandomStream } from '../random/randomStream.ts';
import { Turns } from '../random/turns.ts';
import type { DemoGig, GigFate, GigPlan } from './demoGig.ts';
import { eventGigs } from './eventGigs.ts';
import { paymentStageOf } from './paymentStage.ts';
import { regularGigs } from './regularGigs.ts';
import { seriesGigs } from './seriesGigs.ts';
import { showcaseGigs } from './showcaseGigs.ts';
import { drawWage, unpaidBreakMinutes } from './wage.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

function allPlans(seed: number, now: number): GigPlan[] {
  const todayIn = (zone: string) =>
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const special = [...showcaseGigs(todayIn), ...eventGigs(todayIn), ...seriesGigs(todayIn)];
  const regular = demoLocations.flatMap((location) => {
    const taken = special.filter((plan) => plan.location === location).length;
    return regularGigs(seed, todayIn(location.row.timezone), location, location.gigCount - taken);
  });
  return [...special, ...regular].toSorted((left, right) => left.start - right.start);
}

function drawFate(stream: RandomStream, plan: GigPlan, now: number): GigFate {
  if (plan.turnout !== null) return 'OPEN';
  const isCalledOff = stream.chance(plan.event === null && plan.bundleId === null ? 0.08 : 0.03);
  if (isCalledOff) return 'CANCELLED';
  if (plan.location.row.approval_status !== 'APPROVED') return 'UNAPPROVED';
  if (plan.start > now) return 'OPEN';
  return stream.chance(plan.event === null ? 0.09 : 0) ? 'UNFILLED' : 'WORKED';
}

/** When it was posted: days before its start, all at once for a series, and at least an hour and a half ago. */
function drawCreation(stream: RandomStream, plan: GigPlan, firstOfSeries: number, now: number): number {
  const lead = (plan.event === null ? stream.between(4, 19) : stream.between(14, 30)) * day;
  const wanted = plan.bundleId === null ? plan.start - lead : firstOfSeries - 9 * day;
  const latest = now - stream.between(1.5, plan.turnout === null ? 7 * 24 : 3 * 24) * hour;
  return Math.min(wanted, latest);
}

function isBusyDay({ event, start, location }: GigPlan): boolean {
  const zoned = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(location.row.timezone);
  return event !== null || zoned.dayOfWeek >= 6;
}

function drawVenue(stream: RandomStream, { location, shift }: GigPlan): Venue | null {
  const isAway = location.venues.length > 0 && shift !== 'production kitchen' && stream.chance(0.6);
  return isAway ? stream.pick(location.venues) : null;
}

function draft(
  seed: number,
  turns: Turns,
  plan: GigPlan,
  firstOfSeries: number,
  now: number,
): Omit<DemoGig, 'id'> {
  const stream = new RandomStream(seed, `gig/${plan.key}`);
  const { location, skill, type } = plan;
  const fate = drawFate(stream, plan, now);
  const createdAt = drawCreation(stream, plan, firstOfSeries, now);
  const takesW2 = location.row.supported_employment_types.includes('W2');
  return {
    ...plan,
    fate,
    paymentStage: paymentStageOf(turns, plan, fate, now),
    employmentType: takesW2 && stream.chance(0.5) ? 'W2' : 'F1099',
    wage: drawWage(stream, skill, location, isBusyDay(plan)),
    boost: type === 'MARKETPLACE' && stream.chance(0.1) ? stream.pick([5, 10, 15, 20, 25]) : null,
    unpaidBreakMinutes: unpaidBreakMinutes(plan.start, plan.end),
    noExperienceRequired: skill.default_no_experience_required && stream.chance(0.8),
    venue: drawVenue(stream, plan),
    createdAt,
    cancelledAt: fate === 'CANCELLED' ? stream.between(createdAt, Math.min(plan.start, now)) : null,
  };
}

/** The demo's gigs by start, without their applications; ids follow the order in which they were posted. */
export function makeGigs(seed: number, now: number): DemoGig[] {
  const plans = allPlans(seed, now);
  const turns = new Turns(seed);
  // The plans are in order. Reversed, the map keeps the first gig of each series.
  const firstStarts = new Map(plans.toReversed().map(({ bundleId, start }) => [bundleId, start]));
  const drafts = plans.map((plan) =>
    draft(seed, turns, plan, firstStarts.get(plan.bundleId) ?? plan.start, now),
  );
  const posted = drafts.toSorted((left, right) => left.createdAt - right.createdAt);
  const ids = new Map(posted.map((one, index) => [one, index + 1]));
  return drafts.map((one) => ({ ...one, id: ids.get(one) ?? 0 }));
}
