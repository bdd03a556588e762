import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteGigTemplateMutation } from '../../__generated__/deleteGigTemplateMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a gig template; answers what the server has against it. */
export async function deleteGigTemplate(environment: IEnvironment, gigTemplateId: string) {
  const { deleteGigTemplate: payload } = await commit<deleteGigTemplateMutation>(environment, {
    mutation: graphql`
      mutation deleteGigTemplateMutation($input: DeleteGigTemplateInput!) {
        deleteGigTemplate(input: $input) {
          errors {
            message
          }
          location {
            ...TemplatePicker_location
            ...GigTemplatesCard_location
          }
        }
      }
    `,
    variables: { input: { gigTemplateId } },
  });
  return payload.errors;
}
