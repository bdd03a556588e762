import { sendHomeReasonLabel, sendHomeReasons } from '../../filling/applications/sendHomeReasons.ts';
import {
  cancellationReasonFromWire,
  cancellationReasonLabel,
} from '../../schedule/cancelling/cancellationReason.ts';
import { adHocReasonLabel, adHocReasons } from '../adHocPayments/adHocReasons.ts';
import type { TimelineKind } from './disputeTimeline.ts';

const others: Readonly<Record<string, string>> = {
  AUTOMATIC_CLOCK_OUT: 'Automatically, because no one clocked the pro out',
  CHECK_IN_CODE: 'With the check-in code',
  GIG_FULL: 'Others took the last place',
  GIG_CANCELLED: 'The shift was cancelled',
  PRO_BLOCKED: 'The pro was blocked',
};

/**
 * The reason of an entry in words. Null if it has none, or one that is unknown here.
 *
 * @param slug the product's slug, which two reasons of a cancellation carry
 */
export function timelineReason(
  kind: TimelineKind,
  reason: string | null | undefined,
  slug: string,
): string | null {
  if (reason == null) return null;
  if (kind === 'SENT_HOME') return labelIn(sendHomeReasons, reason, sendHomeReasonLabel);
  if (kind.startsWith('EXTRA_PAYMENT')) return labelIn(adHocReasons, reason, adHocReasonLabel);
  if (kind === 'CANCELLED' || kind === 'SHIFT_CANCELLED') {
    const known = cancellationReasonFromWire(reason, slug);
    return known && cancellationReasonLabel(known);
  }
  return others[reason] ?? null;
}

function labelIn<T extends string>(
  known: readonly T[],
  reason: string,
  label: (reason: T) => string,
): string | null {
  const found = known.find((each) => each === reason);
  return found === undefined ? null : label(found);
}
