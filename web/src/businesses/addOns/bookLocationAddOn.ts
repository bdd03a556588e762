import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  BookLocationAddOnInput,
  bookLocationAddOnMutation,
} from '../../__generated__/bookLocationAddOnMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Books an add-on for a location, whose cards then show it; answers what the server has against it. */
export async function bookLocationAddOn(environment: IEnvironment, input: BookLocationAddOnInput) {
  const { bookLocationAddOn: payload } = await commit<bookLocationAddOnMutation>(environment, {
    mutation: graphql`
      mutation bookLocationAddOnMutation($input: BookLocationAddOnInput!) {
        bookLocationAddOn(input: $input) {
          errors {
            message
            path
          }
          location {
            ...LocationAddOns_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
