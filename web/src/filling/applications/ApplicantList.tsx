import { applicantStages } from '@brigade/domain/filling/applications/applicantStage.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantList_access$key } from '../../__generated__/ApplicantList_access.graphql.ts';
import type { ApplicantList_gig$key } from '../../__generated__/ApplicantList_gig.graphql.ts';
import type { ApplicantListPaginationQuery } from '../../__generated__/ApplicantListPaginationQuery.graphql.ts';
import type { ApplicantsScreenQuery } from '../../__generated__/ApplicantsScreenQuery.graphql.ts';
import { adviceRefetch } from '../advice/adviceRefetch.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ListWithPanel } from '../../ui/overlays/ListWithPanel.tsx';
import { applicantActionsOf } from './applicantActionsOf.ts';
import { ApplicantBulkBar } from './ApplicantBulkBar.tsx';
import { ApplicantDialogs } from './ApplicantDialogs.tsx';
import styles from './ApplicantList.module.css';
import { ApplicantsEmpty } from './ApplicantsEmpty.tsx';
import { ApplicantProfile } from './ApplicantProfile.tsx';
import type { ApplicantsChoice } from './applicantsSearch.ts';
import { ApplicantTable } from './ApplicantTable.tsx';
import { useApplicantWork } from './useApplicantWork.ts';
import { useProfileWalk } from './useProfileWalk.ts';
import { ViewOnlyAlert } from './ViewOnlyAlert.tsx';

interface Props {
  gig: ApplicantList_gig$key;
  access: ApplicantList_access$key;
  list: ScreenQuery<ApplicantsScreenQuery>;
  choice: ApplicantsChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
  locationId: number;
  /** Opens the profile of another pro; null closes it. */
  onProfileChosen: (uuid: string | null) => void;
}

/** The applicants of one stage, to act on one by one or several at once. */
export function ApplicantList({
  gig,
  access,
  list,
  choice,
  isBusy,
  locationId: locationNumber,
  onProfileChosen,
}: Props) {
  const { data, refetch, ...paging } = usePages<ApplicantListPaginationQuery, ApplicantList_gig$key>(
    graphql`
      fragment ApplicantList_gig on Gig
      @refetchable(queryName: "ApplicantListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        withAdvice: { type: "Boolean", defaultValue: false }
      )
      @throwOnFieldError {
        id
        location {
          id
        }
        # Not with further pages.
        ...adviceRefetch_gig @alias(as: "advice") @include(if: $withAdvice)
        applications(first: $count, after: $cursor, filter: { stage: $stage }, orderBy: $orderBy)
          @connection(key: "ApplicantList_applications") {
          edges {
            node {
              id
              stage
              ...useApplicantWork_applications
              ...ApplicantDialogs_applications
              ...useProfileWalk_applications
              ...ApplicantTable_applications
              ...ApplicantProfile_application
            }
          }
        }
      }
    `,
    gig,
  );
  // A separate fragment, so that further pages do not request the permissions again.
  const may = useFragment(
    graphql`
      fragment ApplicantList_access on Gig @throwOnFieldError {
        ...applicantActionsOf_gig
      }
    `,
    access,
  );
  if (!data?.applications) throw new Fault('UNKNOWN', 'The applicants of this shift could not be loaded.');

  const stage = applicantStages.find((known) => known === list.queryRef.variables.stage) ?? 'OPEN';
  const { canManage, reason, hasStarted, actionsIn } = applicantActionsOf(may);
  const actions = actionsIn(stage);
  // An applicant who left the stage since, even by an optimistic update, is no longer in this list.
  const loaded = data.applications.edges.map(({ node }) => node).filter((node) => node.stage === stage);
  const refetchAll: typeof refetch = (variables, onFailed) =>
    refetch({ ...variables, ...adviceRefetch.variables }, onFailed);
  const pages = { ...paging, refetch: refetchAll };
  const { rows: applicants, isHeld, refresh } = useListRefresh(list, loaded, pages);

  const walk = useProfileWalk(applicants, choice.selectedProId, onProfileChosen);
  const work = useApplicantWork(data.id, stage, applicants, { onDeciding: walk.leave });
  const opened = applicants[walk.index];
  const locationId = data.location?.id ?? null;
  const closeAndRefresh = () => {
    work.closeDialog();
    refresh();
  };

  return (
    <ListWithPanel
      className={styles.list}
      isOpen={choice.selectedProId !== null}
      panel={
        <ApplicantProfile
          uuid={choice.selectedProId}
          application={opened ?? null}
          locationId={locationNumber}
          canManage={canManage}
          actionsIn={actionsIn}
          isBusy={opened !== undefined && work.busy.has(opened.id)}
          refusal={opened && work.refusals.get(opened.id)}
          isAsking={work.pending !== null}
          previous={walk.previous}
          next={walk.next}
          onActed={(action) => opened && work.start(action, [opened.id])}
          onClosed={() => onProfileChosen(null)}
        />
      }
    >
      {canManage ? null : <ViewOnlyAlert reason={reason} />}
      {canManage && stage === 'OPEN' && hasStarted && applicants.length > 0 ? (
        <InlineAlert tone="info">
          This shift has started. Its applicants can no longer be selected.
        </InlineAlert>
      ) : null}
      {applicants.length === 0 && !pages.hasNext ? (
        <ApplicantsEmpty stage={stage} />
      ) : (
        <ApplicantTable
          applications={applicants}
          choice={choice}
          isBusy={isBusy}
          locationId={locationId}
          canManage={canManage}
          canTick={canManage && actions.length > 0}
          actionsIn={actionsIn}
          work={work}
        />
      )}
      <NextPage label="Load more applicants" pages={pages} isBusy={isHeld} />
      <ApplicantBulkBar
        actions={actions}
        count={work.selected.length}
        isBusy={work.selected.some((id) => work.busy.has(id))}
        onCleared={() => work.select(new Set())}
        onActed={(action) => work.start(action, work.selected)}
      />
      <ApplicantDialogs
        applications={applicants}
        pending={work.pending}
        locationId={locationId}
        onClosed={work.closeDialog}
        onDecided={work.decide}
        // The replaced applicant has left this stage.
        onReplaced={closeAndRefresh}
        // The block cancelled the pro's applications, including this one.
        onBlocked={closeAndRefresh}
      />
    </ListWithPanel>
  );
}
