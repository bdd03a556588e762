import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { shiftTimes } from '../calendar/shiftTimes.ts';
import { demoLocations } from '../locations/demoLocations.ts';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(sampleMoments)('at %s', (_, options) => {
  const now = options.now.getTime();
  const { gigs, skills, events, locations } = sampleDemo(options);

  test('gigs span from 8 weeks back to 4 weeks ahead', () => {
    const starts = gigs.map(({ start_time }) => (time(start_time) - now) / day);
    expect(Math.min(...starts)).toBeGreaterThan(-58);
    expect(Math.min(...starts)).toBeLessThan(-52);
    expect(Math.max(...starts)).toBeGreaterThan(24);
    expect(Math.max(...starts)).toBeLessThan(29);
  });

  test('every status and every type occurs', () => {
    expect(new Set(gigs.map(({ status }) => status)).size).toBe(8);
    expect(new Set(gigs.map(({ type }) => type)).size).toBe(4);
  });

  test('statuses are consistent with the clock', () => {
    const phase = ({ start_time, end_time }: (typeof gigs)[number]) => {
      if (time(start_time) > now) return 'ahead';
      return time(end_time) > now ? 'under way' : 'over';
    };
    const possible = {
      UNAPPROVED: ['ahead'],
      POSTED: ['ahead'],
      CONFIRMED: ['ahead', 'under way'],
      UNFILLED: ['under way', 'over'],
      INCOMPLETE: ['over'],
      FAILED_PAYMENT: ['over'],
      COMPLETED: ['over'],
      CANCELLED: ['ahead', 'under way', 'over'],
    };
    expect(gigs.filter((gig) => !possible[gig.status].includes(phase(gig)))).toEqual([]);
  });

  test('cancelled gigs occur in the past and in the future', () => {
    const cancelled = gigs.filter(({ status }) => status === 'CANCELLED');
    expect(cancelled.some(({ start_time }) => time(start_time) > now)).toBe(true);
    expect(cancelled.some(({ start_time }) => time(start_time) < now)).toBe(true);
  });

  test('the pending location, and only it, has unapproved and cancelled gigs only', () => {
    const pending = new Set(locations.filter((one) => one.approval_status === 'PENDING').map(({ id }) => id));
    expect(pending.size).toBe(1);
    for (const { location_id, status } of gigs) {
      expect(status === 'UNAPPROVED' || (pending.has(location_id) && status === 'CANCELLED')).toBe(
        pending.has(location_id),
      );
    }
  });

  test("shifts are within the location's staffed hours", () => {
    for (const gig of gigs) {
      const location = demoLocations.find(({ row }) => row.id === gig.location_id);
      if (location === undefined) throw new Error('A gig without location');
      const { start, end } = location.staffed;
      if (start === end) continue;
      const zone = location.row.timezone;
      const first = Temporal.Instant.fromEpochMilliseconds(time(gig.start_time)).toZonedDateTimeISO(zone);
      const staffed = shiftTimes(first.toPlainDate(), location.staffed, zone);
      expect(time(gig.start_time)).toBeGreaterThanOrEqual(staffed.start);
      expect(time(gig.end_time)).toBeLessThanOrEqual(staffed.end);
      expect(gig.timezone).toBe(zone);
    }
  });

  test('shifts start at quarter hours and last half an hour to ten hours', () => {
    for (const gig of gigs) {
      const start = Temporal.Instant.fromEpochMilliseconds(time(gig.start_time)).toZonedDateTimeISO(
        gig.timezone,
      );
      expect([start.minute % 15, start.second]).toEqual([0, 0]);
      const hours = (time(gig.end_time) - time(gig.start_time)) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(0.5);
      expect(hours).toBeLessThanOrEqual(10);
    }
  });

  test('wages are 15 to 75 dollars and never below the minimum of the trade', () => {
    const minimum = new Map(skills.map((skill) => [skill.id, skill.minimum_wage_amount]));
    for (const { wage_amount, skill_id } of gigs) {
      expect(wage_amount).toBeGreaterThanOrEqual(Math.max(15, minimum.get(skill_id) ?? 15));
      expect(wage_amount).toBeLessThanOrEqual(75);
    }
  });

  test('nothing was posted in the future or after its start', () => {
    for (const gig of gigs) {
      expect(time(gig.created_ts)).toBeLessThan(Math.min(now, time(gig.start_time)));
      expect(time(gig.last_updated_ts)).toBeGreaterThanOrEqual(time(gig.created_ts));
      expect(time(gig.last_updated_ts)).toBeLessThanOrEqual(now);
    }
  });

  test('events have names of 3 to 25 characters and gigs of their own organization', () => {
    const organizationOf = new Map(locations.map(({ id, organization_id }) => [id, organization_id]));
    for (const { id, name, organization_id } of events) {
      expect(name.length).toBeGreaterThanOrEqual(3);
      expect(name.length).toBeLessThanOrEqual(25);
      const own = gigs.filter(({ event_id }) => event_id === id);
      expect(own.length).toBeGreaterThan(1);
      expect(own.every(({ location_id }) => organizationOf.get(location_id) === organization_id)).toBe(true);
    }
  });

  test('a bundle is a weekly series of one trade at one location', () => {
    const bundles = Map.groupBy(
      gigs.filter(({ bundle_id }) => bundle_id !== null),
      ({ bundle_id }) => bundle_id,
    );
    expect(bundles.size).toBeGreaterThanOrEqual(8);
    for (const bundle of bundles.values()) {
      expect(bundle.length).toBeGreaterThan(2);
      expect(bundle.every(({ is_recurring }) => is_recurring)).toBe(true);
      expect(new Set(bundle.map((gig) => `${gig.location_id}/${gig.skill_id}/${gig.description}`)).size).toBe(
        1,
      );
    }
  });
});

test('weekends are busier than the start of the week', () => {
  const { gigs } = sampleDemo(sampleMoments[0][1]);
  const weekday = (gig: (typeof gigs)[number]) =>
    Temporal.Instant.fromEpochMilliseconds(time(gig.start_time)).toZonedDateTimeISO(gig.timezone).dayOfWeek;
  const on = (...days: number[]) => gigs.filter((gig) => days.includes(weekday(gig))).length;
  expect(on(5, 6)).toBeGreaterThan(on(1, 2) * 1.5);
});

test('consecutive gigs at a location have different texts', () => {
  const { gigs } = sampleDemo(sampleMoments[0][1]);
  const single = gigs
    .filter(({ bundle_id }) => bundle_id === null)
    .toSorted((left, right) => time(left.start_time) - time(right.start_time));
  for (const own of Map.groupBy(single, ({ location_id }) => location_id).values()) {
    for (const [index, gig] of own.entries()) expect(gig.description).not.toBe(own[index + 1]?.description);
  }
  expect(gigs.some(({ description }) => description?.includes('{') ?? true)).toBe(false);
});
