import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateGigTemplateInput,
  createGigTemplateMutation,
} from '../../__generated__/createGigTemplateMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Adds a template to a location, whose lists then show it; answers what the server has against it. */
export async function createGigTemplate(environment: IEnvironment, input: CreateGigTemplateInput) {
  const { createGigTemplate: payload } = await commit<createGigTemplateMutation>(environment, {
    mutation: graphql`
      mutation createGigTemplateMutation($input: CreateGigTemplateInput!) {
        createGigTemplate(input: $input) {
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
