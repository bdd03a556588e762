import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateShiftTemplateInput,
  createShiftTemplateMutation,
} from '../../__generated__/createShiftTemplateMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Creates a shift template. Resolves to the errors of the mutation. */
export async function createShiftTemplate(environment: IEnvironment, input: CreateShiftTemplateInput) {
  const { createShiftTemplate: payload } = await commit<createShiftTemplateMutation>(environment, {
    mutation: graphql`
      mutation createShiftTemplateMutation($input: CreateShiftTemplateInput!) {
        createShiftTemplate(input: $input) {
          errors {
            message
            path
          }
          location {
            ...ShiftTemplatePicker_location
            ...ShiftTemplatesCard_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
