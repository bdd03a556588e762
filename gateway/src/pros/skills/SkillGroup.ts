import type { skillGroups } from '@brigade/domain/pros/skills/skillGroup.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const SkillGroup = builder.enumType('SkillGroup', {
  description: 'The kinds of work that skills are grouped by.',
  values: {
    FRONT_OF_HOUSE: { description: 'Positions with guests: service, bar and support.' },
    BACK_OF_HOUSE: { description: 'Positions in the kitchen.' },
    EVENT: { description: 'Setting up and cooking for events.' },
    HOUSEKEEPING: { description: 'Positions in rooms and laundry.' },
    MAINTENANCE: { description: 'Positions for building and equipment.' },
  } satisfies Described<typeof skillGroups>,
});
