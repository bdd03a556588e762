import { builder } from '../../platform/schema/builder.ts';
import type { ChangedField as Field, GigChangeSource } from './toGigChange.ts';

const ChangedField = builder.objectRef<Field>('ChangedField').implement({
  description: 'One thing that changed, in words for people.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What it is, e.g. "Wage".' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'As it was, times in the zone of the place; null for nothing.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'As it is since; null for nothing.' }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Whether both are money that the viewer may not see (permission `wages.view`).',
    }),
  }),
});

export const GigChange = builder.objectRef<GigChangeSource>('GigChange').implement({
  description: 'Something that was done to a gig or to one of its applications.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the change; later ones are higher.' }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was done.' }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'Who did it; null: it happened by itself.',
    }),
    summary: t.exposeString('summary', {
      description: 'What was done, to follow on the name: "changed the wage", "confirmed Avery B.".',
    }),
    fields: t.field({
      type: [ChangedField],
      description: 'What is different since.',
      extensions: { listSize: 10 },
      resolve: ({ fields }) => fields,
    }),
  }),
});
