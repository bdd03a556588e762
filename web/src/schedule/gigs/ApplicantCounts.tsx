import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantCounts_access$key } from '../../__generated__/ApplicantCounts_access.graphql.ts';
import type { ApplicantCounts_gig$key } from '../../__generated__/ApplicantCounts_gig.graphql.ts';
import { FactList } from '../../platform/screen/FactList.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useDecidesOnApplicants } from './useDecidesOnApplicants.ts';

interface Props {
  gig: ApplicantCounts_gig$key;
  access: ApplicantCounts_access$key;
  locationId: number;
}

/** The numbers of a gig's applicants and payments, and the way to the applicants; nothing for those who decide on none. */
export function ApplicantCounts({ gig, access, locationId }: Props) {
  const { databaseId, startCountsAsPast, fill, payments } = useFragment(
    graphql`
      fragment ApplicantCounts_gig on Gig @throwOnFieldError {
        databaseId
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
      }
    `,
    gig,
  );
  const decidesOnApplicants = useDecidesOnApplicants(
    useFragment(
      graphql`
        fragment ApplicantCounts_access on Gig {
          ...useDecidesOnApplicants_gig
        }
      `,
      access,
    ),
  );
  if (!decidesOnApplicants) return null;
  const failed = payments.failed + payments.error;
  return (
    <Card
      title="Applicants"
      actions={
        <LinkButton
          variant="outlined"
          size="small"
          href={`/locations/${locationId}/gigs/${databaseId}/applicants`}
        >
          See all
        </LinkButton>
      }
    >
      <FactList
        facts={[
          { name: 'Applied', value: fill.applications - fill.cancelled },
          { name: 'To review', value: startCountsAsPast ? null : fill.openApplications },
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
    </Card>
  );
}
