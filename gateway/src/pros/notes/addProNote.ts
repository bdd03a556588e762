import { proNoteLimit, proNoteText } from '@brigade/domain/pros/profiles/proNoteText.ts';
import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proField } from '../proField.ts';
import { proNumber } from '../proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { createProNote } from './proNotesApi.ts';

builder.relayMutationField(
  'addProNote',
  {
    description: 'What to write down, about whom and where.',
    inputFields: (t) => ({
      ...proAtLocationFields(t),
      text: t.string({ required: true, description: `The text, at most ${proNoteLimit} characters.` }),
      isShared: t.boolean({
        description: 'Whether the whole organization reads it. Left out: the location alone.',
      }),
    }),
    validate: { schema: proAtLocationRules.extend({ text: proNoteText }) },
  },
  {
    description: "Writes something down about a pro, for the location's team to read.",
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
      return target;
    },
  },
  {
    description: 'The pro with the note.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
