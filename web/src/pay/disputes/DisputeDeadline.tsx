import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeDeadline_dispute$key } from '../../__generated__/DisputeDeadline_dispute.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { deadlineText } from './disputeTexts.ts';

/** Until when someone has to answer, and what happens otherwise; nothing without a deadline. */
export function DisputeDeadline({ dispute }: { dispute: DisputeDeadline_dispute$key }) {
  const { status, answerDueAt, billedTo, gig } = useFragment(
    graphql`
      fragment DisputeDeadline_dispute on Dispute @throwOnFieldError {
        status
        answerDueAt
        billedTo
        gig {
          timeZone
        }
      }
    `,
    dispute,
  );
  if (!answerDueAt) return null;
  return (
    <>
      {status === 'OPEN' ? 'Decide by ' : 'The pro answers by '}
      <DateText instant={answerDueAt} zone={gig.timeZone} />, {deadlineText(status, billedTo != null)}
    </>
  );
}
