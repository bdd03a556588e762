import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  BookLocationAddOnInput,
  bookLocationAddOnMutation,
} from '../__generated__/bookLocationAddOnMutation.graphql.ts';
import { commit } from '../relay/commit.ts';

/** Books an add-on for a location, and puts it into the list; answers what the server has against it. */
export async function bookLocationAddOn(
  environment: IEnvironment,
  input: BookLocationAddOnInput,
  connectionId: string,
) {
  const { bookLocationAddOn: payload } = await commit<bookLocationAddOnMutation>(environment, {
    mutation: graphql`
      mutation bookLocationAddOnMutation($input: BookLocationAddOnInput!, $connections: [ID!]!) {
        bookLocationAddOn(input: $input) {
          errors {
            message
            path
          }
          addOn @prependNode(connections: $connections, edgeTypeName: "LocationAddOnEdge") {
            ...AddOnCards_addOn
          }
        }
      }
    `,
    variables: { input, connections: [connectionId] },
  });
  return payload.errors;
}
