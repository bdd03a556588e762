import { builder } from '../../platform/schema/builder.ts';
import type { ChangedField as Field, GigChangeSource } from './toGigChange.ts';

export const ChangedField = builder.objectRef<Field>('ChangedField').implement({
  description: 'A changed field, formatted for display.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The label of the field, such as "Wage".' }),
    before: t.exposeString('before', {
      nullable: true,
      description: "The previous value, with times in the location's time zone. Null if the field was empty.",
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'The new value. Null if the field is now empty.',
    }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Whether both values are hidden because the viewer lacks the permission `wages.view`.',
    }),
  }),
});

export const GigChange = builder.objectRef<GigChangeSource>('GigChange').implement({
  description: 'A change to a gig or to one of its applications.',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the change. Later changes have higher numbers.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'The time of the change.' }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'The name of the user who made the change. Null if the system made it.',
    }),
    summary: t.exposeString('summary', {
      description:
        'A summary to display after the name of the user, such as "changed the wage" or "confirmed Avery B.".',
    }),
    fields: t.field({
      type: [ChangedField],
      description: 'The fields that changed.',
      extensions: { listSize: 10 },
      resolve: ({ fields }) => fields,
    }),
  }),
});
