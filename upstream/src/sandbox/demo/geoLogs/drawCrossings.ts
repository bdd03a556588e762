import { type PhonePosition, positionOffSite, positionOnSite } from '../../phonePosition.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import type { RandomStream } from '../random/randomStream.ts';
import { demoFence } from './demoFence.ts';

const minute = 60_000;

/** A crossing of the fence. */
type Crossing = PhonePosition & { at: number; punchType: null; awayUntil?: number | null };

/** Of ten pros at work for at least three hours, one leaves the site and usually comes back. */
export function drawCrossings(stream: RandomStream, application: DemoApplication, now: number): Crossing[] {
  const { gig, hours, punches } = application;
  const clockIn = punches.find(({ type }) => type === 'CLOCK_IN')?.at;
  const clockOut = punches.find(({ type }) => type === 'CLOCK_OUT')?.at ?? hours.end;
  const leavesAt = Math.round(hours.start + (clockOut - hours.start) * stream.between(0.3, 0.7));
  const backAt = leavesAt + stream.integer(6, 45) * minute;
  if (!stream.chance(0.1) || clockIn === undefined || clockOut - clockIn < 180 * minute) return [];
  if (leavesAt > now) return [];
  const fence = demoFence(gig);
  const draw = () => stream.next();
  const isBack = backAt <= now;
  return [
    { ...positionOffSite(draw, fence), at: leavesAt, punchType: null, awayUntil: isBack ? backAt : null },
    ...(isBack ? [{ ...positionOnSite(draw, fence), at: backAt, punchType: null }] : []),
  ];
}
