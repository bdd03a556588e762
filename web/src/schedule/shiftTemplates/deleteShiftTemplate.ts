import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteShiftTemplateMutation } from '../../__generated__/deleteShiftTemplateMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a shift template. Resolves to the errors of the mutation. */
export async function deleteShiftTemplate(environment: IEnvironment, shiftTemplateId: string) {
  const { deleteShiftTemplate: payload } = await commit<deleteShiftTemplateMutation>(environment, {
    mutation: graphql`
      mutation deleteShiftTemplateMutation($input: DeleteShiftTemplateInput!) {
        deleteShiftTemplate(input: $input) {
          errors {
            message
          }
          location {
            ...ShiftTemplatePicker_location
            ...ShiftTemplatesCard_location
          }
        }
      }
    `,
    variables: { input: { shiftTemplateId } },
  });
  return payload.errors;
}
