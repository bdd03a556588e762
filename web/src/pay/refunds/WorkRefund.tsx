import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkRefund_work$key } from '../../__generated__/WorkRefund_work.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { RefundButton } from './RefundButton.tsx';

interface Props {
  work: WorkRefund_work$key;
  /** Names the work within the screen. */
  name: string;
}

/** Refunds the work of a pro; nothing where nothing is left, or for a viewer who may not. */
export function WorkRefund({ work, name }: Props) {
  const { refundable, application } = useFragment(
    graphql`
      fragment WorkRefund_work on WorkPay @throwOnFieldError {
        refundable {
          amountCents
        }
        application {
          id
        }
      }
    `,
    work,
  );
  const { isPlatformAdmin } = useViewer();
  if (!isPlatformAdmin || refundable == null || refundable.amountCents <= 0) return null;
  return (
    <RefundButton
      thing={{ applicationId: application.id }}
      name={`the work of ${name}`}
      known={{ leftCents: refundable.amountCents }}
    />
  );
}
