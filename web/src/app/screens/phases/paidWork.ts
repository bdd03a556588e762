import { isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { paidWork_application$key } from '../../../__generated__/paidWork_application.graphql.ts';

/** Who worked, and how far their work is paid. */
interface PaidWork {
  readonly worked: number;
  readonly noShows: number;
  readonly calledOut: number;
  readonly paid: number;
  readonly processing: number;
  readonly failed: number;
  /** What was charged, with what is on its way. Null if nothing was, or to those who may not see amounts. */
  readonly charged: string | null;
}

/** Sums the roster of a gig that is over. */
export function paidWork(keys: readonly paidWork_application$key[]): PaidWork {
  const everyone = keys.map((key) =>
    readInlineData(
      graphql`
        fragment paidWork_application on GigApplication @inline @throwOnFieldError {
          attendance {
            state
          }
          payment {
            isPaid
            isProcessing
            isFailed
            totalAmount @catch(to: NULL) {
              amountCents
            }
          }
        }
      `,
      key,
    ),
  );
  const stateIs = (state: string) => everyone.filter(({ attendance }) => attendance?.state === state).length;
  const payments = everyone.flatMap(({ payment }) => payment ?? []);
  const cents = payments
    .filter(({ isPaid, isProcessing }) => isPaid || isProcessing)
    .reduce((sum, { totalAmount }) => sum + (totalAmount?.amountCents ?? 0), 0);
  return {
    worked: everyone.filter(
      ({ attendance }) => attendance && !isNotComing(attendance.state) && attendance.state !== 'CANCELLED',
    ).length,
    noShows: stateIs('NO_SHOW'),
    calledOut: stateIs('CALLED_OUT'),
    paid: payments.filter(({ isPaid }) => isPaid).length,
    processing: payments.filter(({ isProcessing }) => isProcessing).length,
    failed: payments.filter(({ isFailed }) => isFailed).length,
    charged: cents > 0 ? formatMoney(cents, 'USD') : null,
  };
}
