import { describe, expect, test } from 'vitest';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

/** A position of an application, as a text to compare. */
function seen(row: { application_id: number; longitude?: number | null; latitude?: number | null }): string {
  return `${row.application_id} ${row.longitude} ${row.latitude}`;
}

describe.each(sampleMoments)('at a sample moment: %s', (_name, options) => {
  const { geo_logs: logs, gig_applications: applications, gigs, time_punches: punches } = sampleDemo(options);
  const now = options.now.getTime();

  test('each punch with a position has a geo log at its time and place', () => {
    const positions = punches.filter(({ longitude }) => longitude !== null);

    expect(positions.length).toBeGreaterThan(100);
    expect(
      logs
        .filter(({ punch_type }) => punch_type !== null)
        .map((log) => `${log.punch_type} ${seen(log)} ${time(log.created_ts)}`)
        .toSorted(),
    ).toEqual(positions.map((punch) => `${punch.punch_type} ${seen(punch)} ${time(punch.time)}`).toSorted());
  });

  test('logs are of the past, in order, with a fence of an address of the location', () => {
    const times = logs.map(({ created_ts }) => time(created_ts));

    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((at) => at <= now)).toBe(true);
    expect(logs.every(({ fence_radius_meters: radius }) => radius >= 50 && radius <= 1000)).toBe(true);
  });

  test('a log is of the gig, location and pro of its application', () => {
    const byId = new Map(applications.map((application) => [application.id, application]));
    expect(
      logs.every((log) => {
        const { gig_id, location_id, pro_id } = byId.get(log.application_id) ?? {};
        return log.gig_id === gig_id && log.location_id === location_id && log.pro_id === pro_id;
      }),
    ).toBe(true);
    expect(gigs.length).toBeGreaterThan(0);
  });

  test('every reason occurs, and flagged logs older than a week are closed with a note', () => {
    const reasons = new Set(logs.flatMap(({ review_reasons }) => review_reasons ?? []));
    const old = logs.filter(({ created_ts }) => time(created_ts) < now - 8 * 86_400_000);

    expect(reasons).toEqual(new Set(['COARSE_PRECISION', 'PUNCH_OUTSIDE', 'LONG_ABSENCE']));
    expect(old.some(({ is_flagged_for_staffer_review: isFlagged }) => isFlagged)).toBe(false);
    for (const { review_reasons, review_note } of old) {
      expect(review_note === null).toBe(review_reasons?.length === 0);
    }
    expect(logs.some(({ is_flagged_for_staffer_review: isFlagged }) => isFlagged)).toBe(true);
  });
});
