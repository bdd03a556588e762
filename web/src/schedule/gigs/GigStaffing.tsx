import { graphql, useFragment } from 'react-relay/hooks';
import type { GigStaffing_access$key } from '../../__generated__/GigStaffing_access.graphql.ts';
import type { GigStaffing_gig$key } from '../../__generated__/GigStaffing_gig.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { FactList } from '../../platform/screen/FactList.tsx';
import { GigSlots } from './GigSlots.tsx';
import styles from './GigStaffing.module.css';

interface Props {
  gig: GigStaffing_gig$key;
  access: GigStaffing_access$key;
}

/** How full a gig is, and the numbers of its applicants and payments. */
export function GigStaffing({ gig, access }: Props) {
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
  // A separate fragment, so that mutations do not request the permissions again.
  const { viewerCanManageApplicants } = useFragment(
    graphql`
      fragment GigStaffing_access on Gig @throwOnFieldError {
        viewerCanManageApplicants @catch(to: NULL)
      }
    `,
    access,
  );
  const { fill, payments } = data;
  // These are work for those who decide about applicants.
  const isForReview = viewerCanManageApplicants !== false;
  const failed = payments.failed + payments.error;
  return (
    <Card title="Staffing">
      <div className={styles.staffing}>
        <GigSlots gig={data} />
        <FactList
          facts={[
            { name: 'Applicants', value: isForReview ? fill.applications - fill.cancelled : null },
            {
              name: 'To review',
              value: isForReview && !data.startCountsAsPast ? fill.openApplications : null,
            },
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
