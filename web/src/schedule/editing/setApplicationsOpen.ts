import { graphql, type IEnvironment } from 'relay-runtime';
import type { setApplicationsOpenCloseMutation } from '../../__generated__/setApplicationsOpenCloseMutation.graphql.ts';
import type { setApplicationsOpenReopenMutation } from '../../__generated__/setApplicationsOpenReopenMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** By gig why it was refused; empty when all was done. */
export type Refusals = ReadonlyMap<string, string>;

/** What several gigs were asked for, as a payload says it. */
interface Payload {
  readonly results?:
    | readonly { readonly gigId: string; readonly errors: readonly { readonly message: string }[] }[]
    | null;
  readonly errors: readonly { readonly message: string }[];
}

/** Has gigs take no more applications. */
export async function closeApplications(
  environment: IEnvironment,
  gigIds: readonly string[],
): Promise<Refusals> {
  const { closeApplications: payload } = await commit<setApplicationsOpenCloseMutation>(environment, {
    mutation: graphql`
      mutation setApplicationsOpenCloseMutation($input: CloseApplicationsInput!) {
        closeApplications(input: $input) {
          results {
            gigId
            gig {
              updatedAt
              areApplicationsOpen
              ...GigRow_gig
            }
            errors {
              message
            }
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { gigIds } },
  });
  return refusalsIn(payload, gigIds);
}

/** Has gigs take applications again. */
export async function reopenApplications(
  environment: IEnvironment,
  gigIds: readonly string[],
): Promise<Refusals> {
  const { reopenApplications: payload } = await commit<setApplicationsOpenReopenMutation>(environment, {
    mutation: graphql`
      mutation setApplicationsOpenReopenMutation($input: ReopenApplicationsInput!) {
        reopenApplications(input: $input) {
          results {
            gigId
            gig {
              updatedAt
              areApplicationsOpen
              ...GigRow_gig
            }
            errors {
              message
            }
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { gigIds } },
  });
  return refusalsIn(payload, gigIds);
}

/** An error of the whole request applies to every gig. */
function refusalsIn({ results, errors }: Payload, gigIds: readonly string[]): Refusals {
  const [all] = errors;
  if (all) return new Map(gigIds.map((id) => [id, all.message]));
  return new Map(
    (results ?? []).flatMap(({ gigId, errors: [error] }) => (error ? [[gigId, error.message] as const] : [])),
  );
}
