import { graphql, type IEnvironment } from 'relay-runtime';
import type { AssignProsInput, assignProsMutation } from '../../__generated__/assignProsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The outcome of an assignment: the refused pros, with reasons. */
export interface AssignmentOutcome {
  readonly assigned: number;
  readonly refusals: readonly { readonly name: string; readonly message: string }[];
}

/**
 * Gives pros a place in a gig.
 *
 * @throws Fault
 */
export async function assignPros(
  environment: IEnvironment,
  input: AssignProsInput,
): Promise<AssignmentOutcome> {
  const { assignPros: payload } = await commit<assignProsMutation>(environment, {
    mutation: graphql`
      mutation assignProsMutation($input: AssignProsInput!) {
        assignPros(input: $input) {
          errors {
            message
          }
          results {
            gig {
              id
              fill {
                selected
                confirmed
              }
            }
            pro {
              displayName
            }
            errors {
              message
            }
          }
        }
      }
    `,
    variables: { input },
  });
  const { errors, results } = payload;
  return {
    assigned: results.filter((result) => result.errors.length === 0).length,
    refusals: [
      ...errors.map(({ message }) => ({ name: '', message })),
      ...results.flatMap((result) =>
        result.errors.map(({ message }) => ({ name: result.pro.displayName, message })),
      ),
    ],
  };
}
