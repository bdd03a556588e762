import type { BuilderTypes } from '../platform/schema/builder.ts';

type InputFields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of a template in an input, but for its name. */
export function gigTemplateFields(t: InputFields) {
  return {
    skillId: t.id({ description: 'The position.' }),
    hourlyRateCents: t.int({ description: 'What it pays an hour: 1500 to 7500 cents.' }),
    positionDescription: t.string({ description: 'What the work is, at most 5000 characters.' }),
    privateNotes: t.string({ description: 'What only the team sees, at most 2000 characters.' }),
    noExperienceRequired: t.boolean({ description: 'Whether beginners are welcome.' }),
    isAutoSelectEnabled: t.boolean({
      description: 'Whether the marketplace selects the best applicants by itself.',
    }),
    addressId: t.id({ description: 'An address of the location; null: the location itself.' }),
    requirementIds: t.idList({ description: 'What pros must bring: all of it.' }),
    attachmentIds: t.idList({ description: 'The files that its gigs carry: all of them, at most 10.' }),
  };
}
