import { builder } from '../../platform/schema/builder.ts';
import type { WorkHistoryEntryWire } from './proWire.ts';

export const WorkHistoryEntry = builder.objectRef<WorkHistoryEntryWire>('WorkHistoryEntry').implement({
  description: 'A previous job of a pro, as entered by the pro.',
  fields: (t) => ({
    businessName: t.exposeString('business_name', { description: 'The name of the business.' }),
    position: t.exposeString('position', { description: 'The title of the position.' }),
    skillName: t.string({
      nullable: true,
      description: 'The corresponding position of the catalogue, if any.',
      resolve: ({ position_skill_object }) => position_skill_object?.name,
    }),
    skillDatabaseId: t.field({
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the corresponding position in the catalogue, if any.',
      resolve: ({ position_skill_object }) => position_skill_object?.id,
    }),
    startDate: t.expose('start_date', {
      type: 'Date',
      nullable: true,
      description: 'The first day of the job.',
    }),
    endDate: t.expose('end_date', {
      type: 'Date',
      nullable: true,
      description: 'The last day of the job. Null for a current job.',
    }),
  }),
});
