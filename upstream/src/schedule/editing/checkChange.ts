import type { GigStatus } from '../gigs/gigsTable.ts';
import { ApiError, type ErrorDetail } from '../../platform/errors.ts';
import { noteNames } from '../terms/gigTermValues.ts';
import type { ChangedColumns } from './changedColumns.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

/** The statuses in which nothing changes any more. */
const endings: Partial<Record<GigStatus, string>> = {
  CANCELLED: 'This shift is cancelled',
  UNFILLED: 'This shift started without a confirmed pro',
  COMPLETED: 'This shift is completed',
};

/** The columns that determine where and when pros work. */
const whereAndWhen = ['start_time', 'end_time', 'timezone', 'address_line_1', 'city', 'zip_code'] as const;
const notes: readonly string[] = noteNames;

/** The columns of a gig's place, which change together. Errors name them `location_address_id`. */
const placeColumns = ['use_location_address', 'address_line_1', 'city', 'state_code', 'zip_code', 'timezone'];

type Facts = Pick<
  LockedGig,
  'status' | 'start_time' | 'end_time' | 'wage_amount' | 'boosted_gig_bonus' | 'allowed_confirmed_pros'
> & { confirmed_applications: number };

/** Whether confirmed pros must confirm again. */
export function needsNewConsent({ confirmed_applications }: Facts, columns: ChangedColumns): boolean {
  return confirmed_applications > 0 && whereAndWhen.some((column) => column in columns);
}

/**
 * Checks that a gig can change in these columns: any while no pro is confirmed; then the wage can only be raised; after
 * the start only notes change and places are added; after the end only notes change.
 *
 * @throws ApiError invalid_transition, at the fields that cannot change
 */
export function checkChange(gig: Facts, columns: ChangedColumns, now: Date): void {
  const ending = endings[gig.status];
  if (ending !== undefined) throw new ApiError('invalid_transition', `${ending}: it can no longer change.`);
  const problems = new Map(
    Object.keys(columns).flatMap((column) => {
      const message = problemOf(column, gig, columns, now);
      const target = placeColumns.includes(column) ? 'location_address_id' : column;
      return message === undefined
        ? []
        : [[target, { code: 'invalid_transition', message, target }] as const];
    }),
  );
  if (problems.size > 0) throw refusal([...problems.values()]);
}

function problemOf(column: string, gig: Facts, columns: ChangedColumns, now: Date): string | undefined {
  if (gig.start_time <= now && !notes.includes(column)) {
    if (gig.end_time <= now) return 'This shift is over: only notes can change.';
    const isRaised = (columns.allowed_confirmed_pros ?? 0) > gig.allowed_confirmed_pros;
    if (column !== 'allowed_confirmed_pros' || !isRaised) {
      return 'This shift has started: only notes can change, and places be added.';
    }
  }
  if (gig.confirmed_applications === 0) return undefined;
  const confirmed = confirmedPros(gig.confirmed_applications);
  if (column === 'wage_amount' && (columns.wage_amount ?? 0) < gig.wage_amount) {
    return `${confirmed}: the wage can only rise.`;
  }
  if (column === 'boosted_gig_bonus' && (columns.boosted_gig_bonus ?? 0) < (gig.boosted_gig_bonus ?? 0)) {
    return `${confirmed}: the bonus can only rise.`;
  }
  if (
    column === 'allowed_confirmed_pros' &&
    (columns.allowed_confirmed_pros ?? 0) < gig.confirmed_applications
  ) {
    return `${confirmed}: keep a place for each, or dismiss some first.`;
  }
  return undefined;
}

function confirmedPros(count: number): string {
  return count === 1 ? '1 pro is confirmed' : `${count} pros are confirmed`;
}

function refusal(details: ErrorDetail[]): ApiError {
  const [first] = details;
  return details.length === 1 && first
    ? new ApiError('invalid_transition', first.message, { target: first.target, details })
    : new ApiError('invalid_transition', 'Some of this can no longer change.', { details });
}
