import { graphql, useFragment } from 'react-relay/hooks';
import type { GigApplicants_gig$key } from '../../../__generated__/GigApplicants_gig.graphql.ts';
import { ApplicantDialogs } from '../../../filling/applications/ApplicantDialogs.tsx';
import { applicantActionsOf } from '../../../filling/applications/applicantActionsOf.ts';
import { useApplicantWork } from '../../../filling/applications/useApplicantWork.ts';
import { GigApplicant } from './GigApplicant.tsx';
import styles from './acts.module.css';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

interface Props {
  gig: GigApplicants_gig$key;
  /** Whether the screen refetches the list: applicants leave it with the decision, and its message offers to undo it. */
  isLive?: boolean;
}

/** The best open applicants of a gig, and those who are selected but not confirmed, with the decisions on them. */
export function GigApplicants({ gig, isLive = false }: Props) {
  const data = useFragment(
    graphql`
      fragment GigApplicants_gig on Gig
      @argumentDefinitions(withSelected: { type: "Boolean", defaultValue: true })
      @throwOnFieldError {
        id
        location {
          id
        }
        ...applicantActionsOf_gig
        open: applications(first: 5, filter: { stage: OPEN }, orderBy: BEST_MATCH) @catch(to: NULL) {
          edges {
            node {
              id
              stage
              ...useApplicantWork_applications
              ...ApplicantDialogs_applications
              ...GigApplicant_application
            }
          }
        }
        selected: applications(first: 5, filter: { stage: SELECTED })
          @include(if: $withSelected)
          @catch(to: NULL) {
          edges {
            node {
              id
              ...useApplicantWork_applications
              ...ApplicantDialogs_applications
              ...GigApplicant_application
            }
          }
        }
      }
    `,
    gig,
  );
  const selected = (data.selected?.edges ?? []).map(({ node }) => node);
  // An applicant who was selected since the lists were loaded is in both.
  const open = (data.open?.edges ?? []).flatMap(({ node }) =>
    selected.some(({ id }) => id === node.id) || (isLive && node.stage !== 'OPEN') ? [] : [node],
  );
  const applicants = [...selected, ...open];
  const work = useApplicantWork(data.id, 'OPEN', applicants, { offersUndo: isLive });
  const { canManage, actionsIn } = applicantActionsOf(data);
  if (applicants.length === 0) {
    return <p className={styles.note}>No open applicants. Offer the shift to pros, or boost what it pays.</p>;
  }
  return (
    <>
      <MovingRows className={styles.rows} aria-label="Applicants">
        {applicants.map((applicant) => (
          <GigApplicant
            key={applicant.id}
            application={applicant}
            canManage={canManage}
            actionsIn={actionsIn}
            isBusy={work.busy.has(applicant.id)}
            refusal={work.refusals.get(applicant.id)}
            onRefusalDismissed={() => work.dismissRefusal(applicant.id)}
            onActed={(action) => work.start(action, [applicant.id])}
          />
        ))}
      </MovingRows>
      <ApplicantDialogs
        applications={applicants}
        pending={work.pending}
        locationId={data.location?.id ?? null}
        onClosed={work.closeDialog}
        onDecided={work.decide}
        onReplaced={work.closeDialog}
        onBlocked={work.closeDialog}
      />
    </>
  );
}
