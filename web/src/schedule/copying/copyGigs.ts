import { graphql, type IEnvironment } from 'relay-runtime';
import type { copyGigsMutation, CopyGigsInput } from '../../__generated__/copyGigsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The payload of the mutation: a result for each gig, and the errors of the whole input. */
type CopyPayload = copyGigsMutation['response']['copyGigs'];

/** The result for one gig. */
export type GigCopy = NonNullable<CopyPayload['results']>[number];

/** Copies gigs by whole weeks. With `validateOnly`, resolves to the results without posting. */
export async function copyGigs(environment: IEnvironment, input: CopyGigsInput): Promise<CopyPayload> {
  const { copyGigs: payload } = await commit<copyGigsMutation>(environment, {
    mutation: graphql`
      mutation copyGigsMutation($input: CopyGigsInput!) {
        copyGigs(input: $input) {
          results {
            startTime
            endTime
            errors {
              message
            }
            sameGig {
              id
            }
            copiedGig {
              id
              startTime
              endTime
              timeZone
              skill {
                name
              }
              fill {
                places
              }
            }
            gig {
              id
            }
          }
          errors {
            code
            message
            path
          }
        }
      }
    `,
    variables: { input },
    // Invalidates cached lists and calendars, which lack the new gigs.
    updater: (store) => {
      if (input.validateOnly !== true) store.invalidateStore();
    },
  });
  return payload;
}
