import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BulkReviewScreenQuery } from '../../__generated__/BulkReviewScreenQuery.graphql.ts';
import type { ReviewBoard_reviews$key } from '../../__generated__/ReviewBoard_reviews.graphql.ts';
import { useGigApplicationsLive } from '../applications/useGigApplicationsLive.ts';
import { ViewOnlyAlert } from '../applications/ViewOnlyAlert.tsx';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { writeReviewSearch, type ReviewChange, type ReviewChoice } from './bulkReviewSearch.ts';
import styles from './ReviewBoard.module.css';
import { openCount } from './openCount.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewColumn } from './ReviewColumn.tsx';
import { ReviewOverlays } from './ReviewOverlays.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';
import { ReviewToolbar } from './ReviewToolbar.tsx';
import { useComparison } from './useComparison.ts';
import { useReviewAccess } from './useReviewAccess.ts';
import { useReviewData } from './useReviewData.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { storedSingleKeys, storeSingleKeys } from '../../platform/commands/singleKeysSetting.ts';
import { useReviewWork } from './useReviewWork.ts';

interface Props {
  reviews: ReviewBoard_reviews$key;
  variables: BulkReviewScreenQuery['variables'];
  locationId: number;
  /** The gig in the path. */
  gigId: number;
  choice: ReviewChoice;
  onChanged: ReviewChange;
}

/** The gigs side by side, with the actions on their open applicants. */
export function ReviewBoard({ reviews, variables, locationId, gigId, choice, onChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewBoard_reviews on GigReview @relay(plural: true) @throwOnFieldError {
        gigDatabaseId
        ...ReviewTabs_reviews
        ...useReviewAccess_reviews
        gig @catch(to: NULL) {
          fill {
            openApplications
          }
          location {
            ...useGigApplicationsLive_location
          }
          ...ReviewColumn_gig
        }
        applications(first: $count, filter: { stage: $stage }) @catch(to: NULL) {
          ...openCount_applications
          edges {
            node {
              id
              databaseId
              ...useReviewWork_applications
              ...ReviewCard_application
              ...ReviewOverlays_applications
            }
          }
        }
      }
    `,
    reviews,
  );
  const applications = data.flatMap((review) => review.applications?.edges.map(({ node }) => node) ?? []);
  const { isLoading, next, refresh } = useReviewData(variables);
  const idsOf = ({ applications: list }: (typeof data)[number]) =>
    list?.edges.map(({ node }) => node.id) ?? [];
  const refreshGigs = (reviewsOfGigs: typeof data) =>
    void refresh(
      reviewsOfGigs.map(({ gigDatabaseId }) => gigDatabaseId),
      reviewsOfGigs.flatMap(idsOf),
    );
  const work = useReviewWork(applications, (ids) =>
    refreshGigs(data.filter((review) => idsOf(review).some((id) => ids.includes(id)))),
  );
  const location = data.find(({ gig }) => gig?.location)?.gig?.location ?? null;
  const gigDatabaseIds = data.map(({ gigDatabaseId }) => gigDatabaseId);
  const live = useGigApplicationsLive({ location, gigDatabaseIds }, (ids) =>
    refreshGigs(data.filter(({ gigDatabaseId }) => ids.includes(gigDatabaseId))),
  );
  const [areKeysOn, setAreKeysOn] = useState(storedSingleKeys);
  const board = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const hrefOf = (change: Partial<ReviewChoice>) =>
    pathname + stringifySearch({ ...writeReviewSearch({ ...choice, ...change }) });

  const comparison = useComparison(
    choice,
    applications.map(({ databaseId }) => databaseId),
    onChanged,
  );
  const access = useReviewAccess(data);

  useReviewKeys(board, areKeysOn, {
    select: (id) => access.actionsOn(id).includes('select') && work.select(id),
    dismiss: (id) => access.actionsOn(id).includes('dismiss') && work.dismiss(id),
    mark: (id) => {
      const application = applications.find((one) => one.id === id);
      if (application) comparison.mark(application.databaseId);
    },
    compare: comparison.open,
    undo: () => void work.undo(),
  });

  const shownGig = data.find(({ gigDatabaseId }) => gigDatabaseId === choice.shownGig) ?? data[0];
  const boardWork = {
    busy: work.busy,
    refusals: work.refusals,
    dismissRefusal: work.dismissRefusal,
    select: work.select,
    dismiss: work.dismiss,
    compared: comparison.compared,
    isCompareFull: comparison.isCompareFull,
    mark: comparison.mark,
    hrefOf: (selectedProId: string) => hrefOf({ selectedProId }),
  };

  return (
    <>
      <ReviewToolbar
        locationId={locationId}
        gigId={gigId}
        choice={choice}
        compared={comparison.compared.length}
        onChanged={onChanged}
        areKeysOn={areKeysOn}
        onKeysTurned={(isOn) => {
          storeSingleKeys(isOn);
          setAreKeysOn(isOn);
        }}
        onCompared={comparison.open}
        live={live}
      />
      {access.canManage ? null : <ViewOnlyAlert reason={access.reason} />}
      {data.length > 1 ? (
        <div className={styles.tabs}>
          <ReviewTabs
            reviews={data}
            shownGig={shownGig?.gigDatabaseId ?? null}
            hrefOf={(gig) => hrefOf({ shownGig: gig })}
          />
        </div>
      ) : null}
      <div ref={board} className={styles.board}>
        {data.map(({ gigDatabaseId, gig, applications: list }) =>
          gig ? (
            <ReviewColumn
              key={gigDatabaseId}
              gig={gig}
              locationId={locationId}
              isShown={gigDatabaseId === shownGig?.gigDatabaseId}
              remaining={gig.fill.openApplications - openCount(list)}
              isLoading={isLoading}
              onMore={() => void next()}
              hasFailed={!list}
            >
              {(list?.edges ?? []).map(({ node }) => (
                <li key={node.id}>
                  <ReviewCard application={node} actions={access.actionsOn(node.id)} work={boardWork} />
                </li>
              ))}
            </ReviewColumn>
          ) : null,
        )}
      </div>
      <ReviewOverlays applications={applications} work={work} comparison={comparison} areKeysOn={areKeysOn} />
    </>
  );
}
