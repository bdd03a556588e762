import { graphql, type IEnvironment } from 'relay-runtime';
import type { acceptTermsMutation } from '../../__generated__/acceptTermsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';

/** Accepts a version of the terms; gives the refusals. What shows whether they are accepted updates by itself. */
export async function acceptTerms(
  environment: IEnvironment,
  version: string,
): Promise<readonly ServerError[]> {
  const { acceptTerms: payload } = await commit<acceptTermsMutation>(environment, {
    mutation: graphql`
      mutation acceptTermsMutation($input: AcceptTermsInput!) {
        acceptTerms(input: $input) {
          viewer {
            ...TermsBanner_user
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { version } },
  });
  return payload.errors;
}
