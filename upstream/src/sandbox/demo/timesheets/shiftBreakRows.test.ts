import { describe, expect, test } from 'vitest';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

describe.each(sampleMoments)('at a sample moment: %s', (_name, options) => {
  const { shift_breaks: breaks, time_punches: punches } = sampleDemo(options);
  const punchesOf = Map.groupBy(punches, ({ application_id }) => application_id);

  test('breaks are between the clock-in and the clock-out of their pro', () => {
    expect(breaks.length).toBeGreaterThan(100);
    for (const { application_id, start_time, end_time } of breaks) {
      const [clockIn, clockOut] = punchesOf.get(application_id) ?? [];
      expect(time(start_time)).toBeGreaterThan(time(clockIn?.time));
      expect(time(end_time)).toBeGreaterThan(time(start_time));
      expect(time(end_time)).toBeLessThanOrEqual(time(clockOut?.time));
    }
  });

  test('some pros who worked for long had no break', () => {
    const taken = new Set(breaks.map(({ application_id }) => application_id));
    const long = [...punchesOf].filter(
      ([, [clockIn, clockOut]]) => clockOut && time(clockOut.time) - time(clockIn?.time) > 5 * 3_600_000,
    );
    const skipped = long.filter(([id]) => !taken.has(id));

    expect(skipped.length).toBeGreaterThan(3);
    expect(skipped.length).toBeLessThan(long.length / 5);
  });
});
