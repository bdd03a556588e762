import { graphql, useFragment } from 'react-relay/hooks';
import type { GigStaffing_gig$key } from '../../__generated__/GigStaffing_gig.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { FactList } from '../../platform/screen/FactList.tsx';
import { GigSlots } from './GigSlots.tsx';
import styles from './GigStaffing.module.css';

/** How full a gig is, and the numbers of its applicants and payments. */
export function GigStaffing({ gig }: { gig: GigStaffing_gig$key }) {
  const data = useFragment(
    graphql`
      fragment GigStaffing_gig on Gig @throwOnFieldError {
        startCountsAsPast
        fill {
          applications
          openApplications
          confirmedAutoMatched
          cancelled
        }
        payments {
          total
          paidPros
          failed
          error
        }
        ...GigSlots_gig
      }
    `,
    gig,
  );
  const { fill, payments } = data;
  const failed = payments.failed + payments.error;
  return (
    <Card title="Staffing">
      <div className={styles.staffing}>
        <GigSlots gig={data} />
        <FactList
          facts={[
            { name: 'Applicants', value: fill.applications - fill.cancelled },
            { name: 'To review', value: data.startCountsAsPast ? null : fill.openApplications },
            {
              name: 'Confirmed by auto-match',
              value: fill.confirmedAutoMatched > 0 ? fill.confirmedAutoMatched : null,
            },
            { name: 'Cancelled', value: fill.cancelled > 0 ? fill.cancelled : null },
            {
              name: 'Payouts completed',
              value: payments.total > 0 ? `${payments.paidPros} of ${payments.total}` : null,
            },
            { name: 'Failed payments', value: failed > 0 ? failed : null },
          ]}
        />
      </div>
    </Card>
  );
}
