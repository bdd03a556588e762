import { graphql, type IEnvironment } from 'relay-runtime';
import type { PostGigsInput, postGigsMutation } from '../../__generated__/postGigsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** What came of a posting. */
export interface PostedGigs {
  /** By their start; empty when they were refused or only checked. */
  readonly gigs: readonly {
    readonly id: string;
    readonly databaseId: number;
    readonly startTime: string;
    readonly status: string;
    /** The event that they belong to, if any. */
    readonly event: { readonly databaseId: number } | null | undefined;
  }[];
  readonly errors: readonly {
    readonly code: string;
    readonly message: string;
    readonly path: readonly string[];
  }[];
}

/**
 * Posts gigs, all or none.
 *
 * @throws Fault
 */
export async function postGigs(environment: IEnvironment, input: PostGigsInput): Promise<PostedGigs> {
  const { postGigs: payload } = await commit<postGigsMutation>(environment, {
    mutation: graphql`
      mutation postGigsMutation($input: PostGigsInput!) {
        postGigs(input: $input) {
          errors {
            code
            message
            path
          }
          gigs {
            id
            databaseId
            startTime
            status
            event {
              databaseId
            }
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
  return { gigs: payload.gigs ?? [], errors: payload.errors };
}
