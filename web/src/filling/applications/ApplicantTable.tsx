import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { useLocation } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantTable_applications$key } from '../../__generated__/ApplicantTable_applications.graphql.ts';
import { Term } from '../../platform/glossary/Term.tsx';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { ApplicantRow } from './ApplicantRow.tsx';
import { writeApplicantsSearch, type ApplicantsChoice } from './applicantsSearch.ts';
import type { useApplicantWork } from './useApplicantWork.ts';

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'rating', header: 'Rating', isBrief: true },
  {
    id: 'match',
    header: 'Match',
    heading: <Term id="match-score">Match</Term>,
    align: 'end',
    isBrief: true,
  },
  { id: 'status', header: 'Status', isBrief: true },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  applications: ApplicantTable_applications$key;
  choice: ApplicantsChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
  /** The id of the location's node; null if unknown. */
  locationId: string | null;
  canManage: boolean;
  /** Whether there is something that can be done with several of them. */
  canTick: boolean;
  /** What is possible with the applicants of a stage at this moment. */
  actionsIn: (stage: ApplicantStage) => readonly ApplicantAction[];
  work: ReturnType<typeof useApplicantWork>;
}

/** The applicants of one stage as a table. */
export function ApplicantTable({
  applications,
  choice,
  isBusy,
  locationId,
  canManage,
  canTick,
  actionsIn,
  work,
}: Props) {
  const applicants = useFragment(
    graphql`
      fragment ApplicantTable_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        ...ApplicantRow_application
      }
    `,
    applications,
  );
  const { pathname } = useLocation();
  const ids = applicants.map(({ id }) => id);
  return (
    <Card padding="none">
      <Table
        label="Applicants"
        columns={columns}
        isBusy={isBusy}
        selection={canTick ? { ids, selected: new Set(work.selected), onSelected: work.select } : undefined}
      >
        {applicants.map((applicant) => (
          <ApplicantRow
            key={applicant.id}
            application={applicant}
            locationId={locationId}
            hrefOf={(uuid) =>
              pathname + stringifySearch({ ...writeApplicantsSearch({ ...choice, selectedProId: uuid }) })
            }
            isOpen={(uuid) => uuid === choice.selectedProId}
            canManage={canManage}
            actionsIn={actionsIn}
            isBusy={work.busy.has(applicant.id)}
            refusal={work.refusals.get(applicant.id)}
            onRefusalDismissed={() => work.dismissRefusal(applicant.id)}
            onActed={(action) => work.start(action, [applicant.id])}
          />
        ))}
      </Table>
    </Card>
  );
}
