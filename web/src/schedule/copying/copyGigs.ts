import { graphql, type IEnvironment } from 'relay-runtime';
import type { copyGigsMutation, CopyGigsInput } from '../../__generated__/copyGigsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** What was or would be posted, gig by gig, and what was refused as a whole. */
export type CopyAnswer = copyGigsMutation['response']['copyGigs'];

/** One gig of it. */
export type GigCopy = NonNullable<CopyAnswer['results']>[number];

/** Posts gigs again, whole weeks later; with `validateOnly` it only says what would come of it. */
export async function copyGigs(environment: IEnvironment, input: CopyGigsInput): Promise<CopyAnswer> {
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
            message
            path
          }
        }
      }
    `,
    variables: { input },
    // Lists and calendars that were seen before lack what is new.
    updater: (store) => {
      if (input.validateOnly !== true) store.invalidateStore();
    },
  });
  return payload;
}
