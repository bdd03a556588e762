import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateShiftTemplateInput,
  updateShiftTemplateMutation,
} from '../../__generated__/updateShiftTemplateMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Updates the times of a shift template. Resolves to the errors of the mutation. */
export async function updateShiftTemplate(environment: IEnvironment, input: UpdateShiftTemplateInput) {
  const { updateShiftTemplate: payload } = await commit<updateShiftTemplateMutation>(environment, {
    mutation: graphql`
      mutation updateShiftTemplateMutation($input: UpdateShiftTemplateInput!) {
        updateShiftTemplate(input: $input) {
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
