import { type Environment, graphql, requestSubscription } from 'relay-runtime';
import type { followChangesSubscription } from './__generated__/followChangesSubscription.graphql.ts';

/** Where to follow from: the `liveCursor` of a query, so that no change after it is missed. */
interface Place {
  readonly locationId: string;
  readonly after: string | null | undefined;
}

/** Resolves with a gig's instructions as soon as it changes. */
export function nextInstructions(environment: Environment, place: Place, gigId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { dispose } = requestSubscription<followChangesSubscription>(environment, {
      subscription: graphql`
        subscription followChangesSubscription($locationId: ID!, $after: String) {
          locationGigsChanged(locationId: $locationId, after: $after) {
            changes {
              gig {
                id
                specialInstructions
              }
            }
          }
        }
      `,
      variables: { ...place },
      onNext: (data) => {
        const change = data?.locationGigsChanged.changes.find(({ gig }) => gig?.id === gigId);
        if (!change?.gig) return;
        resolve(change.gig.specialInstructions);
        dispose();
      },
      onError: reject,
    });
  });
}
