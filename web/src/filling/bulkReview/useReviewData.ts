import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import bulkReviewScreenQuery, {
  type BulkReviewScreenQuery,
} from '../../__generated__/BulkReviewScreenQuery.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { rowsOfEach } from './bulkReviewSearch.ts';

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
    /** Refetches these gigs and their applicants in every stage. Applicants on the board stay there. */
    refresh: async (gigIds: readonly number[]) => {
      if (gigIds.length === 0) return;
      // As many as come at most: those who were decided on must be among them.
      const everybody = { gigIds, count: rowsOfEach(gigIds.length), stage: null };
      // A failure keeps the current data; the next decision or visit refetches.
      await fetchQuery(environment, bulkReviewScreenQuery, everybody)
        .toPromise()
        .catch(() => undefined);
    },
  };
}
