import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import bulkReviewScreenQuery, {
  type BulkReviewScreenQuery,
} from '../../__generated__/BulkReviewScreenQuery.graphql.ts';
import { refetchReview } from './reviewRefetch.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';

/** Refetches the board. */
export function useReviewData(variables: BulkReviewScreenQuery['variables']) {
  const environment = useRelayEnvironment();
  const [isLoading, setIsLoading] = useState(false);
  return {
    isLoading,
    /** Replaces the applicants who were decided on by the next open ones. */
    next: async () => {
      setIsLoading(true);
      await toastFailure(() => fetchQuery(environment, bulkReviewScreenQuery, variables).toPromise());
      setIsLoading(false);
    },
    /** Refetches these gigs and applicants, who stay on the board whatever their stage is now. */
    refresh: (gigIds: readonly number[], applicationIds: readonly string[]) =>
      refetchReview(environment, gigIds, applicationIds),
  };
}
