import type { SendHomeReason } from '../../filling/applications/sendHomeReasons.ts';
import type { WorkedHours } from '../hours/workedHours.ts';

type SendingHome = {
  reason: SendHomeReason;
  /** Whether the pro was confirmed beyond the places of the gig. */
  isBeyondPlaces: boolean;
  now: Date;
};

/** Work as sending its pro home now would leave it: a pro who is at work is clocked out, which ends their break. */
export function sentHomeNow<Work extends WorkedHours>(
  work: Work,
  { reason, isBeyondPlaces, now }: SendingHome,
): Work {
  const sent = {
    ...work,
    sent_home_reason: reason,
    sent_home_ts: now,
    hours_updated_ts: now,
    is_overfill: isBeyondPlaces && reason === 'FEWER_PROS_NEEDED',
  };
  if (work.punches.at(-1)?.punch_type !== 'CLOCK_IN') return sent;
  const clockOut = { punch_type: 'CLOCK_OUT' as const, time: now, is_automatic: false };
  return {
    ...sent,
    punches: [...work.punches, clockOut],
    breaks: work.breaks.map((one) => ({ ...one, end_time: one.end_time ?? now })),
  };
}
