import { applicantStages } from '@brigade/domain/filling/applications/applicantStage.ts';
import { useLocation } from '@tanstack/react-router';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import type { ApplicantList_access$key } from '../../__generated__/ApplicantList_access.graphql.ts';
import type { ApplicantList_gig$key } from '../../__generated__/ApplicantList_gig.graphql.ts';
import type { ApplicantListPaginationQuery } from '../../__generated__/ApplicantListPaginationQuery.graphql.ts';
import type { ApplicantsScreenQuery } from '../../__generated__/ApplicantsScreenQuery.graphql.ts';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { MatchDetails } from '../matching/MatchDetails.tsx';
import { ProDrawer } from '../proProfile/ProDrawer.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { ApplicantBulkBar } from './ApplicantBulkBar.tsx';
import { ApplicantDialogs } from './ApplicantDialogs.tsx';
import styles from './ApplicantList.module.css';
import { ApplicantRow } from './ApplicantRow.tsx';
import { ApplicantsEmpty } from '../../applications/ApplicantsEmpty.tsx';
import { writeApplicantsSearch, type ApplicantsChoice } from './applicantsSearch.ts';
import { useApplicantWork } from '../../applications/useApplicantWork.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'rating', header: 'Rating' },
  { id: 'match', header: 'Match', align: 'end' },
  { id: 'status', header: 'Status' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  gig: ApplicantList_gig$key;
  access: ApplicantList_access$key;
  list: ScreenQuery<ApplicantsScreenQuery>;
  choice: ApplicantsChoice;
  /** Whether other rows are on their way. */
  isBusy: boolean;
  /** The number of the location. */
  locationId: number;
  onProfileClosed: () => void;
}

/** The applicants of one stage, to act on one by one or several at once. */
export function ApplicantList({
  gig,
  access,
  list,
  choice,
  isBusy,
  locationId: locationNumber,
  onProfileClosed,
}: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ApplicantListPaginationQuery,
    ApplicantList_gig$key
  >(
    graphql`
      fragment ApplicantList_gig on Gig
      @refetchable(queryName: "ApplicantListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        location {
          id
        }
        applications(first: $count, after: $cursor, filter: { stage: $stage }, orderBy: $orderBy)
          @connection(key: "ApplicantList_applications") {
          edges {
            node {
              id
              stage
              ...useApplicantWork_applications
              ...ApplicantDialogs_applications
              pro {
                uuid
              }
              ...ApplicantRow_application
              ...MatchDetails_application
            }
          }
        }
      }
    `,
    gig,
  );
  // Apart from the rows: a further page of them need not ask again what the viewer may do.
  const may = useFragment(
    graphql`
      fragment ApplicantList_access on Gig @throwOnFieldError {
        viewerCanManageApplicants @catch(to: NULL)
        viewerCannotManageApplicantsReason @catch(to: NULL)
      }
    `,
    access,
  );
  if (!data?.applications) throw new Fault('UNKNOWN', 'The applicants of this gig could not be loaded.');

  const stage = applicantStages.find((known) => known === list.queryRef.variables.stage) ?? 'OPEN';
  // Whoever has left the stage meanwhile, even if only by an answer that is still expected, is no longer in this list.
  const loaded = data.applications.edges.map(({ node }) => node).filter((node) => node.stage === stage);
  const pages = { hasNext, isLoadingNext, loadNext, refetch };
  const { rows: applicants, isHeld, refresh } = useListRefresh(list, loaded, pages);
  const ids = applicants.map(({ id }) => id);
  const next = useNextPage(loadNext);

  const work = useApplicantWork(data.id, stage, applicants);
  const { pathname } = useLocation();
  const container = useFocusAfterRemoval(ids);
  const opened = applicants.find(({ pro }) => pro.uuid === choice.selectedProId);
  const canManage = may.viewerCanManageApplicants === true;
  const locationId = data.location?.id ?? null;

  return (
    <div ref={container} className={styles.list}>
      {canManage ? null : (
        <InlineAlert tone="info" title="You can look, but not decide">
          {may.viewerCannotManageApplicantsReason ?? 'Your role does not allow deciding on applicants.'}
        </InlineAlert>
      )}
      {applicants.length === 0 && !hasNext ? (
        <ApplicantsEmpty stage={stage} />
      ) : (
        <Card padding="none">
          <Table
            label="Applicants"
            columns={columns}
            isBusy={isBusy}
            selection={
              canManage && stage !== 'CANCELLED'
                ? { ids, selected: new Set(work.selected), onSelected: work.select }
                : undefined
            }
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
                isBusy={work.busy.has(applicant.id)}
                refusal={work.refusals.get(applicant.id)}
                onRefusalDismissed={() => work.forgive(applicant.id)}
                onActed={(action) => {
                  if (action === 'dismiss') work.askForDismissal([applicant.id]);
                  else if (action === 'replace') work.askForReplacement(applicant.id);
                  else if (action === 'block') work.askForBlock(applicant.id);
                  else void work.run(action, [applicant.id]);
                }}
              />
            ))}
          </Table>
        </Card>
      )}
      {hasNext ? (
        <LoadMore
          label="Load more applicants"
          isLoading={isLoadingNext || isHeld}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
      <ApplicantBulkBar
        stage={stage}
        count={work.selected.length}
        isBusy={work.selected.some((id) => work.busy.has(id))}
        onCleared={() => work.select(new Set())}
        onActed={(action) => {
          if (action === 'dismiss') work.askForDismissal(work.selected);
          else void work.run(action, work.selected);
        }}
      />
      <ApplicantDialogs
        applications={applicants}
        pending={work.pending}
        locationId={locationId}
        onDropped={work.drop}
        onDismissed={async (dismissal, whom) => {
          await work.run(dismissal, whom);
          work.drop();
        }}
        onOverridden={async (act, whom, note) => {
          await work.run(act, whom, note);
          work.drop();
        }}
        onReplaced={() => {
          work.drop();
          // Who was replaced has left this stage.
          refresh();
        }}
        onBlocked={() => {
          work.drop();
          // The block has cancelled applications, the one that was blocked from among them.
          refresh();
        }}
      />
      <ProDrawer
        uuid={choice.selectedProId}
        locationId={locationNumber}
        onClosed={onProfileClosed}
        about={opened ? <MatchDetails application={opened} /> : null}
      />
    </div>
  );
}
