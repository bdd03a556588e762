import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import type { RandomStream } from '../random/randomStream.ts';
import { managersOf } from '../users/managersOf.ts';
import { platformAdminId } from '../users/staffAccounts.ts';
import { cancellationTexts } from './cancellationTexts.ts';
import type { Cancellation, CancellationReason, DemoApplication } from './demoApplication.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

type Weights = readonly (readonly [CancellationReason, number])[];

/** Before a selection. */
const dismissalReasons: Weights = [
  ['CANCELLED_BY_PRO', 5],
  ['STAFFER_DISMISSAL', 5],
  ['FEWER_PROS_NEEDED', 2],
  ['OTHER', 1.5],
  ['CANCELLED_BY_PLATFORM_ADMIN', 0.8],
];

/** After a selection, for a gig that was not cancelled. */
function droppedReasons(gig: DemoGig, { selection, stage }: DemoApplication, hasBegun: boolean): Weights {
  const isConfirmed = stage === 'CONFIRMED';
  return [
    ['CALLED_OUT', isConfirmed ? 4 : 0],
    ['CANCELLED_BY_PRO', 3],
    ['NO_SHOW', isConfirmed && hasBegun ? 4 : 0],
    ['CANCELLED_BY_LOCATION_MANAGER', 1.5],
    ['BUSINESS_CALLED_OUT', isConfirmed ? 1.2 : 0],
    ['FEWER_PROS_NEEDED', gig.heads > 2 ? 1 : 0],
    ['OVERRIDE_AUTOSELECT', selection?.source.startsWith('AUTO_') ? 9 : 0],
    ['CANCELLED_BY_PLATFORM_ADMIN', 0.4],
  ];
}

/** When the business cancelled the whole gig. */
const calledOffReasons: Weights = [
  ['CANCELLED_BY_LOCATION_MANAGER', 5],
  ['BUSINESS_CALLED_OUT', 3],
  ['FEWER_PROS_NEEDED', 1],
  ['CANCELLED_BY_PLATFORM_ADMIN', 0.6],
];

function actor(stream: RandomStream, reason: CancellationReason, gig: DemoGig, pro: DemoPro): number {
  switch (reason) {
    case 'CANCELLED_BY_PRO':
    case 'CALLED_OUT':
      return pro.userId;
    case 'CANCELLED_BY_PLATFORM_ADMIN':
    case 'PRO_SUSPENDED':
      return platformAdminId;
    default:
      return stream.pick(managersOf(gig.location.row.id)).id;
  }
}

/** A cancellation with that reason at that instant, with an explanation. */
export function cancellationOf(
  stream: RandomStream,
  reason: CancellationReason,
  { gig, pro }: Pick<DemoApplication, 'gig' | 'pro'>,
  at: number,
): Cancellation {
  const hasWords = reason === 'OTHER' || reason === 'PRO_BLOCKED' || stream.chance(0.6);
  return {
    reason,
    explanation: hasWords ? stream.pick(cancellationTexts[reason]) : null,
    at,
    byUserId: actor(stream, reason, gig, pro),
  };
}

function instantOf(
  stream: RandomStream,
  reason: CancellationReason,
  application: DemoApplication,
  now: number,
): number {
  const { gig, appliedAt, selection } = application;
  const since = selection?.at ?? appliedAt;
  if (reason === 'NO_SHOW') return Math.min(now, gig.start + stream.between(20, 90) * minute);
  const latest = Math.min(now, gig.start, gig.cancelledAt ?? gig.start);
  const wanted =
    reason === 'CALLED_OUT' || reason === 'BUSINESS_CALLED_OUT'
      ? gig.start - stream.between(2, 20) * hour
      : stream.between(since, latest);
  return Math.max(since, Math.min(wanted, latest));
}

/** Cancels an application for a reason that fits its stage. */
export function drawCancellation(
  stream: RandomStream,
  application: DemoApplication,
  now: number,
): Cancellation {
  const { gig, stage } = application;
  const chosen =
    gig.fate === 'CANCELLED' ? calledOffReasons : droppedReasons(gig, application, gig.start + hour < now);
  const reason = stream.weighted(stage === 'CREATED' ? dismissalReasons : chosen);
  const at =
    gig.fate === 'CANCELLED' && stage !== 'CREATED' && gig.cancelledAt !== null ? gig.cancelledAt : null;
  return cancellationOf(stream, reason, application, at ?? instantOf(stream, reason, application, now));
}
