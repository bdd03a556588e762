import { proNoteLimit, proNoteText } from '@brigade/domain/pros/profiles/proNoteText.ts';
import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { createProNote } from './proNotesApi.ts';

builder.relayMutationField(
  'addProNote',
  {
    description: 'The pro, the location and the text of the note.',
    inputFields: (t) => ({
      ...proAtLocationFields(t),
      text: t.string({
        required: true,
        description: `The text of the note, at most ${proNoteLimit} characters.`,
      }),
      isShared: t.boolean({
        description:
          'Whether the whole organization can read the note. Defaults to false: only the location can.',
      }),
    }),
    validate: { schema: proAtLocationRules.extend({ text: proNoteText }) },
  },
  {
    description: "Adds a note about a pro, visible to the location's team.",
    extensions: errorPaths({
      pro_id: ['proId'],
      location_id: ['locationId'],
      note: ['text'],
      'applications.manage': ['locationId'],
    }),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const body = {
        pro_id: await proNumber(target, context),
        location_id: target.locationId,
        note: input.text,
        is_shared: input.isShared ?? false,
      };
      await presentAt(['locationId'], 'location', context.rest.call(createProNote, { body }));
      return { ...target, proNumber: body.pro_id };
    },
  },
  {
    description: 'Return type of the mutation: the pro at the location, with the note.',
    outputFields: (t) => ({ errors: errorsField(t), proAtLocation: proAtLocationField(t) }),
  },
);
