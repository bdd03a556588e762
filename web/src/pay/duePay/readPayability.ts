import { graphql, readInlineData } from 'react-relay/hooks';
import type { readPayability_work$key } from '../../__generated__/readPayability_work.graphql.ts';
import {
  canBePaid,
  isOnItsWay,
  isPayFixed,
  isPayoutDue,
  isProPaid,
  isWaitingForAccount,
} from './payState.ts';
import { payoutStatusOf } from './payoutStatusOf.ts';
import { payStatusOf } from './payStatusOf.ts';

/** What can be done for a pro now. */
interface Payability {
  readonly isPayable: boolean;
  /** Whether that only sends the payout again, which charges nothing. */
  readonly isPayoutOnly: boolean;
  /** Whether the pro has to finish their payout account first. */
  readonly isWaiting: boolean;
  /** Whether nothing is left to do: the money is on its way, or there. */
  readonly isOnItsWay: boolean;
  /** Whether the pro was paid, even if the business still owes it. */
  readonly isProPaid: boolean;
  /** Whether hours, tip and bonus can no longer change. */
  readonly isFixed: boolean;
}

/** Whether a pro can be paid now, what that does, and what was paid before. */
export function readPayability(work: readPayability_work$key): Payability {
  const data = readInlineData(
    graphql`
      fragment readPayability_work on WorkPay @inline @throwOnFieldError {
        isPayable
        hasPayoutAccount
        payoutFailure
        ...payoutStatusOf_work
        ...payStatusOf_work
      }
    `,
    work,
  );
  const { isPayable, hasPayoutAccount, payoutFailure } = data;
  const payout = payoutStatusOf(data);
  const known = { isPayable, hasPayoutAccount, payoutFailure, payout };
  const status = payStatusOf(data);
  return {
    isPayable: canBePaid(status, known),
    isPayoutOnly: isPayoutDue(status, known),
    isWaiting: isWaitingForAccount(status, known),
    isOnItsWay: isOnItsWay(status, known),
    isProPaid: isProPaid(status, payout),
    isFixed: isPayFixed(status, payout !== null),
  };
}
