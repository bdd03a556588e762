import { builder } from '../../platform/schema/builder.ts';
import type { WorkHistoryEntryWire } from './proWire.ts';

export const WorkHistoryEntry = builder.objectRef<WorkHistoryEntryWire>('WorkHistoryEntry').implement({
  description: 'A job that a pro had elsewhere, in the words of the pro.',
  fields: (t) => ({
    businessName: t.exposeString('business_name', { description: 'Where it was.' }),
    position: t.exposeString('position', { description: 'What it was.' }),
    skillName: t.string({
      nullable: true,
      description: 'The position of the catalogue that it corresponds to.',
      resolve: ({ position_skill_object }) => position_skill_object?.name,
    }),
    startDate: t.expose('start_date', { type: 'Date', nullable: true, description: 'The first day.' }),
    endDate: t.expose('end_date', {
      type: 'Date',
      nullable: true,
      description: 'The last day; null while it lasts.',
    }),
  }),
});
