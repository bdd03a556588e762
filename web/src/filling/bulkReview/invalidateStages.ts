import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { outdateOtherStages } from '../applications/moveApplicants.ts';

/** An updater that invalidates the applicant lists of the gigs in the payload, so that they refetch when shown. */
export function invalidateStages(field: string) {
  return (store: RecordSourceSelectorProxy): void => {
    const results = store.getRootField(field)?.getLinkedRecords('results') ?? [];
    for (const result of results) {
      const gig = result.getLinkedRecord('application')?.getLinkedRecord('gig');
      if (gig) outdateOtherStages(store, gig.getDataID(), null);
    }
  };
}
