import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import bulkReviewScreenQuery, {
  type BulkReviewScreenQuery,
} from '../../__generated__/BulkReviewScreenQuery.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { refetchReview } from './reviewRefetch.ts';

/** Refetches the board. */
export function useReviewData(variables: BulkReviewScreenQuery['variables']) {
  const environment = useRelayEnvironment();
  const [isLoading, setIsLoading] = useState(false);
  return {
    isLoading,
    /** Replaces the applicants who were decided on by the next open ones. */
    next: async () => {
      setIsLoading(true);
      try {
        await fetchQuery(environment, bulkReviewScreenQuery, variables).toPromise();
      } catch (error) {
        toast({ tone: 'danger', title: faultMessage(error) });
      } finally {
        setIsLoading(false);
      }
    },
    /** Refetches these gigs and applicants, who stay on the board whatever their stage is now. */
    refresh: (gigIds: readonly number[], applicationIds: readonly string[]) =>
      refetchReview(environment, gigIds, applicationIds),
  };
}
