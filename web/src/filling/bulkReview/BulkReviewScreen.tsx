import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { BulkReviewScreenQuery } from '../../__generated__/BulkReviewScreenQuery.graphql.ts';
import { GigUnavailable } from '../../schedule/gigs/GigUnavailable.tsx';
import { ProDrawer } from '../proProfile/ProDrawer.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ReviewChange, ReviewChoice } from './bulkReviewSearch.ts';
import { ReviewBoard } from './ReviewBoard.tsx';

interface Props {
  query: ScreenQuery<BulkReviewScreenQuery>;
  locationId: number;
  gigId: number;
  choice: ReviewChoice;
  onChanged: ReviewChange;
}

/** The open applicants of several gigs side by side, to decide on one after the other. */
export function BulkReviewScreen({ query, locationId, gigId, choice, onChanged }: Props) {
  const data = usePreloadedQuery<BulkReviewScreenQuery>(
    graphql`
      query BulkReviewScreenQuery($gigIds: [DatabaseId!]!, $count: Int!, $stage: ApplicantStage)
      @preloadable
      @throwOnFieldError {
        gigReviews(gigDatabaseIds: $gigIds) @catch {
          gig @catch(to: NULL) {
            location {
              databaseId
            }
          }
          ...ReviewBoard_reviews
        }
      }
    `,
    useHeldQuery(query),
  );
  // A deleted gig, or a gig of another location, does not affect the others.
  const reviews = (valueOrNull(data.gigReviews) ?? []).filter(
    ({ gig }) => gig?.location?.databaseId === locationId,
  );
  const first = `/locations/${locationId}/gigs/${gigId}`;
  if (reviews.length === 0) return <GigUnavailable locationId={locationId} />;

  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Shifts', href: `/locations/${locationId}` },
          { label: `#${gigId}`, href: `${first}/applicants` },
          { label: 'Bulk review' },
        ]}
        title="Bulk review"
        subtitle="Decide on the applicants of several shifts side by side."
      >
        <title>Bulk review · Brigade</title>
      </PageHeader>
      <ReviewBoard
        reviews={reviews}
        variables={query.queryRef.variables}
        locationId={locationId}
        gigId={gigId}
        choice={choice}
        onChanged={onChanged}
      />
      <ProDrawer
        uuid={choice.selectedProId}
        locationId={locationId}
        onClosed={() => onChanged((former) => ({ ...former, selectedProId: null }))}
      />
    </>
  );
}
