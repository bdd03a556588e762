import { graphql, readInlineData } from 'react-relay/hooks';
import type { isWorkPayable_work$key } from '../../__generated__/isWorkPayable_work.graphql.ts';
import { canBePaid } from './payState.ts';

/** Whether a pro can be paid now. */
export function isWorkPayable(work: isWorkPayable_work$key): boolean {
  const { isPayable, application } = readInlineData(
    graphql`
      fragment isWorkPayable_work on WorkPay @inline @throwOnFieldError {
        isPayable
        application {
          status
        }
      }
    `,
    work,
  );
  return canBePaid(application.status, isPayable);
}
