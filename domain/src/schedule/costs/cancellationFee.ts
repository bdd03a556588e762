import type { Temporal } from '../../platform/time/temporal.ts';
import { lateCancellationFee } from './lateCancellationFee.ts';

/** On what terms a location may call off a shift. */
export interface CancellationTerms {
  /** Up to so many hours before the start it costs nothing. */
  readonly freeHours: number;
  /** Later every confirmed pro is paid so many hours, though never more than the shift has. */
  readonly guaranteedHours: number;
}

/** What of a shift its cancellation costs by. */
export interface CancelledShift {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly unpaidBreakMinutes: number;
  /** Cents an hour. */
  readonly wageCents: number;
  /** How many pros have agreed to come. */
  readonly confirmedPros: number;
}

/** What it costs to call off a shift at some moment. */
export interface CancellationFee {
  /** The last moment at which cancelling is free, inclusive. */
  readonly freeUntil: Temporal.Instant;
  /** Whether the free period is still running. Without confirmed pros, cancelling later costs nothing either. */
  readonly isFree: boolean;
  /** What each confirmed pro is owed, in cents. */
  readonly perProCents: number;
  readonly totalCents: number;
}

/** What a location owes its confirmed pros for calling off a shift. */
export function cancellationFee(
  shift: CancelledShift,
  { freeHours, guaranteedHours }: CancellationTerms,
  now: Temporal.Instant,
): CancellationFee {
  const freeUntil = shift.start.subtract({ minutes: Math.round(freeHours * 60) });
  const isFree = now.epochMilliseconds <= freeUntil.epochMilliseconds;
  const lateFee = lateCancellationFee(
    { ...shift, minutes: shift.start.until(shift.end).total('minutes') },
    guaranteedHours,
  );
  const perProCents = isFree ? 0 : lateFee;
  return { freeUntil, isFree, perProCents, totalCents: perProCents * shift.confirmedPros };
}
