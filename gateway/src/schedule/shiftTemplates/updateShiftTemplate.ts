import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import type { LocationPart } from '../../businesses/locations/locationPartId.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import {
  shiftTemplateBody,
  shiftTemplateField,
  shiftTemplateFields,
  shiftTemplatePaths,
  withShiftRules,
} from './shiftTemplateFields.ts';
import { checkedShiftTemplate, shiftTemplateId } from './shiftTemplateId.ts';
import { findShiftTemplate } from './ShiftTemplate.ts';
import { replaceShiftTemplate } from './shiftTemplatesApi.ts';

/** The break to send: REST replaces the whole template, so one that is left out has to be read first. */
async function breakAfterChange(
  given: number | null | undefined,
  part: LocationPart,
  context: Context,
): Promise<number> {
  if (given !== undefined) return given ?? 0;
  const template = await findShiftTemplate(part, context);
  // Where there is none, the change itself is refused.
  return template?.unpaid_break_minutes ?? 0;
}

builder.relayMutationField(
  'updateShiftTemplate',
  {
    description: 'Input for updateShiftTemplate.',
    inputFields: (t) => ({
      shiftTemplateId: t.id({ required: true, description: 'The ID of the template to update.' }),
      ...shiftTemplateFields(
        t,
        'If omitted, it stays unchanged, which costs one upstream call; null removes it.',
      ),
    }),
    validate: { schema: withShiftRules({ shiftTemplateId }) },
  },
  {
    description: 'Updates the times of a shift template. Gigs posted from it do not change.',
    extensions: errorPaths({ ...shiftTemplatePaths, 'gigs.post': ['shiftTemplateId'] }),
    resolve: async (_root, { input }, context) => {
      const part = checkedShiftTemplate(input.shiftTemplateId);
      const { id, locationId } = part;
      const change = async () => {
        const unpaidBreakMinutes = await breakAfterChange(input.unpaidBreakMinutes, part, context);
        const body = shiftTemplateBody(locationId, { ...input, unpaidBreakMinutes });
        return context.rest.call(replaceShiftTemplate, { path: { id }, body });
      };
      return { shiftTemplate: await presentAt(['shiftTemplateId'], 'shift template', change()), locationId };
    },
  },
  {
    description: 'Return type of updateShiftTemplate.',
    outputFields: (t) => ({
      errors: errorsField(t),
      shiftTemplate: shiftTemplateField(t),
      location: concernedLocation(t),
    }),
  },
);
