import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateGigTemplateInput,
  updateGigTemplateMutation,
} from '../../__generated__/updateGigTemplateMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Changes a gig template; answers what the server has against it. */
export async function updateGigTemplate(environment: IEnvironment, input: UpdateGigTemplateInput) {
  const { updateGigTemplate: payload } = await commit<updateGigTemplateMutation>(environment, {
    mutation: graphql`
      mutation updateGigTemplateMutation($input: UpdateGigTemplateInput!) {
        updateGigTemplate(input: $input) {
          errors {
            message
            path
          }
          location {
            ...TemplatePicker_location
            ...GigTemplatesCard_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
