import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateShiftTemplateInput,
  updateShiftTemplateMutation,
} from '../../__generated__/updateShiftTemplateMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Gives a shift template other times; answers what the server has against it. */
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
