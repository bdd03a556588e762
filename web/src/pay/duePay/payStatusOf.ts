import { graphql, readInlineData } from 'react-relay/hooks';
import type { payStatusOf_work$key } from '../../__generated__/payStatusOf_work.graphql.ts';

/**
 * The status of the payments of work, for `payState`. It is that of the application, which changes as soon as a payment is
 * submitted. A late cancellation is paid while its application stays cancelled.
 */
export function payStatusOf(work: payStatusOf_work$key): string {
  const { paymentStatus, application } = readInlineData(
    graphql`
      fragment payStatusOf_work on WorkPay @inline @throwOnFieldError {
        paymentStatus
        application {
          status
        }
      }
    `,
    work,
  );
  return application.status === 'CANCELLED' ? paymentStatus : application.status;
}
