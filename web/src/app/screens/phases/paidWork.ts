import { isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  paidWork_application$data,
  paidWork_application$key,
} from '../../../__generated__/paidWork_application.graphql.ts';

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
          proPayment {
            isPaid
            isProcessing
            isFailed
          }
        }
      `,
      key,
    ),
  );
  const stateIs = (state: string) => everyone.filter(({ attendance }) => attendance?.state === state).length;
  const progress = everyone.map(progressOf);
  const cents = everyone
    .flatMap(({ payment }) => payment ?? [])
    .filter(({ isPaid, isProcessing }) => isPaid || isProcessing)
    .reduce((sum, { totalAmount }) => sum + (totalAmount?.amountCents ?? 0), 0);
  return {
    worked: everyone.filter(
      ({ attendance }) => attendance && !isNotComing(attendance.state) && attendance.state !== 'CANCELLED',
    ).length,
    noShows: stateIs('NO_SHOW'),
    calledOut: stateIs('CALLED_OUT'),
    paid: progress.filter((one) => one === 'paid').length,
    processing: progress.filter((one) => one === 'processing').length,
    failed: progress.filter((one) => one === 'failed').length,
    charged: cents > 0 ? formatMoney(cents, 'USD') : null,
  };
}

/**
 * How far the pay of a pro is; null before the first payment. The charge comes first: one on its way sends a failed payout
 * again. Where the business gets an invoice, there is only the payout.
 */
function progressOf({
  payment,
  proPayment,
}: paidWork_application$data): 'paid' | 'processing' | 'failed' | null {
  if (payment?.isFailed === true) return 'failed';
  if (payment?.isProcessing === true) return 'processing';
  if (proPayment?.isFailed === true) return 'failed';
  if (payment?.isPaid === true || proPayment?.isPaid === true) return 'paid';
  return proPayment?.isProcessing === true ? 'processing' : null;
}
