import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import bulkReviewScreenQuery, {
  type BulkReviewScreenQuery,
} from '../../__generated__/BulkReviewScreenQuery.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Brings the board up to date. */
export function useReviewData(variables: BulkReviewScreenQuery['variables']) {
  const environment = useRelayEnvironment();
  const [isLoading, setIsLoading] = useState(false);
  return {
    isLoading,
    /** Who was decided on leaves the board, and those who waited behind them come in. */
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
    /** Asks how these gigs and their applicants stand now, whatever was decided; who is on the board stays there. */
    refresh: async (gigIds: readonly number[]) => {
      if (gigIds.length === 0) return;
      const everybody = { ...variables, gigIds, stage: null };
      // When it fails, what is on the screen stays; the next act or visit asks again.
      await fetchQuery(environment, bulkReviewScreenQuery, everybody)
        .toPromise()
        .catch(() => undefined);
    },
  };
}
