import type { DemoApplication } from '../applications/demoApplication.ts';
import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';

const minute = 60_000;

/** Shifts up to this length have no break, in minutes. */
const longWork = 5 * 60;

/**
 * The break of a pro who worked for more than five hours and has clocked out. Most follow the rules; some were skipped,
 * late, or too short.
 */
export function shiftBreakRows(
  seed: number,
  applicationId: number,
  { gig, pro, punches }: DemoApplication,
): Omit<DemoRow<'shift_breaks'>, 'id'>[] {
  const [clockIn, clockOut] = punches;
  if (!clockIn || clockOut?.type !== 'CLOCK_OUT') return [];
  const worked = (clockOut.at - clockIn.at) / minute;
  if (worked <= longWork) return [];
  const stream = new RandomStream(seed, `gig/${gig.key}/break/${pro.id}`);
  const kind = stream.weighted([
    ['on time', 84],
    ['late', 6],
    ['short', 5],
    ['skipped', 5],
  ]);
  if (kind === 'skipped') return [];
  const after = kind === 'late' ? worked - 40 : stream.integer(150, longWork - 30);
  const length = kind === 'short' ? stream.integer(6, 12) : gig.unpaidBreakMinutes || 30;
  const start = clockIn.at + after * minute;
  return [
    {
      application_id: applicationId,
      start_time: new Date(start),
      end_time: new Date(Math.min(start + length * minute, clockOut.at)),
    },
  ];
}
