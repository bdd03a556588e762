import { graphql, useFragment } from 'react-relay/hooks';
import type { GigStaffing_gig$key } from '../../__generated__/GigStaffing_gig.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { FactList } from '../../platform/screen/FactList.tsx';
import { GigFillBar } from './GigFillBar.tsx';
import styles from './GigStaffing.module.css';

/** The number of applicants, confirmed pros and payments of a gig. */
export function GigStaffing({ gig, locationId }: { gig: GigStaffing_gig$key; locationId: number }) {
  const data = useFragment(
    graphql`
      fragment GigStaffing_gig on Gig @throwOnFieldError {
        databaseId
        fill {
          places
          applications
          openApplications
          selected
          confirmed
          confirmedAutoMatched
          cancelled
        }
        payments {
          total
          paidPros
          failed
          error
        }
        ...GigFillBar_gig
      }
    `,
    gig,
  );
  const { fill, payments } = data;
  const failed = payments.failed + payments.error;
  return (
    <Card title="Staffing">
      <div className={styles.staffing}>
        <GigFillBar gig={data} />
        <FactList
          facts={[
            { name: 'Places', value: fill.places },
            { name: 'Applicants', value: fill.applications - fill.cancelled },
            { name: 'To review', value: fill.openApplications },
            { name: 'Selected', value: fill.selected - fill.confirmed },
            {
              name: 'Confirmed',
              value:
                fill.confirmedAutoMatched > 0
                  ? `${fill.confirmed} (${fill.confirmedAutoMatched} by auto-match)`
                  : fill.confirmed,
            },
            { name: 'Cancelled', value: fill.cancelled },
            {
              name: 'Pros paid',
              value: payments.total > 0 ? `${payments.paidPros} of ${payments.total}` : null,
            },
            { name: 'Failed payments', value: failed > 0 ? failed : null },
          ]}
        />
        <LinkButton fullWidth href={`/locations/${locationId}/gigs/${data.databaseId}/applicants`}>
          {fill.openApplications > 0
            ? `Review ${fill.openApplications === 1 ? '1 applicant' : `${fill.openApplications} applicants`}`
            : 'See applicants'}
        </LinkButton>
      </div>
    </Card>
  );
}
