import { applicantStages, type ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantsToolbar_access$key } from '../../__generated__/ApplicantsToolbar_access.graphql.ts';
import type { ApplicantsToolbar_gig$key } from '../../__generated__/ApplicantsToolbar_gig.graphql.ts';
import { GigSlots } from '../../schedule/gigs/GigSlots.tsx';
import { useDecidesOnApplicants } from '../../schedule/gigs/useDecidesOnApplicants.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { applicantOrders, writeApplicantsSearch, type ApplicantsChoice } from './applicantsSearch.ts';
import styles from './ApplicantsToolbar.module.css';

const stageLabels: Record<ApplicantStage, string> = {
  OPEN: 'Open',
  SELECTED: 'Selected',
  CONFIRMED: 'Confirmed',
  CANCELLED: 'Cancelled',
};

interface Props {
  gig: ApplicantsToolbar_gig$key;
  access: ApplicantsToolbar_access$key;
  locationId: number;
  choice: ApplicantsChoice;
  onChosen: (choice: ApplicantsChoice) => void;
}

/** The stages of a gig's applicants with their counts, and the sort order. */
export function ApplicantsToolbar({ gig, access, locationId, choice, onChosen }: Props) {
  const data = useFragment(
    graphql`
      fragment ApplicantsToolbar_gig on Gig @throwOnFieldError {
        databaseId
        startCountsAsPast
        fill {
          openApplications
          selected
          confirmed
          cancelled
        }
        ...GigSlots_gig
      }
    `,
    gig,
  );
  const decidesOnApplicants = useDecidesOnApplicants(
    useFragment(
      graphql`
        fragment ApplicantsToolbar_access on Gig {
          ...useDecidesOnApplicants_gig
        }
      `,
      access,
    ),
  );
  const { fill } = data;
  const counts: Record<ApplicantStage, number> = {
    OPEN: fill.openApplications,
    // The gateway counts confirmed pros among the selected.
    SELECTED: fill.selected - fill.confirmed,
    CONFIRMED: fill.confirmed,
    CANCELLED: fill.cancelled,
  };
  const path = `/locations/${locationId}/gigs/${data.databaseId}/applicants`;
  const hrefOf = (stage: ApplicantStage) =>
    path + stringifySearch({ ...writeApplicantsSearch({ ...choice, stage, selectedProId: null }) });

  return (
    <div className={styles.toolbar}>
      <TabLinks
        label="Stage"
        currentId={choice.stage}
        tabs={applicantStages.map((stage) => ({
          id: stage,
          label: stageLabels[stage],
          href: hrefOf(stage),
          count: counts[stage],
        }))}
      />
      <div className={styles.end}>
        {decidesOnApplicants && !data.startCountsAsPast ? (
          <LinkButton
            href={`/locations/${locationId}/gigs/${data.databaseId}/bulk-review`}
            variant="outlined"
            size="small"
          >
            Bulk review
          </LinkButton>
        ) : null}
        <div className={styles.fill}>
          <GigSlots gig={data} />
        </div>
        <Select
          label="Sort by"
          isLabelHidden
          className={styles.sort}
          options={applicantOrders}
          value={choice.order}
          onChange={(value) => {
            const order = applicantOrders.find((offered) => offered.value === value);
            if (order) onChosen({ ...choice, order: order.value });
          }}
        />
      </div>
    </div>
  );
}
