import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { outdateOtherStages } from '../applications/moveApplicants.ts';

/** An updater that has the selection lists of the gigs concerned load anew when they are next looked at. */
export function outdateStages(field: string) {
  return (store: RecordSourceSelectorProxy): void => {
    const results = store.getRootField(field)?.getLinkedRecords('results') ?? [];
    for (const result of results) {
      const gig = result.getLinkedRecord('application')?.getLinkedRecord('gig');
      if (gig) outdateOtherStages(store, gig.getDataID(), null);
    }
  };
}
