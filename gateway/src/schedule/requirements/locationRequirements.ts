import { Location } from '../../businesses/locations/Location.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { checkedSkillNumber, skillId } from '../../pros/skills/skillId.ts';
import { Requirement } from './Requirement.ts';
import { listRequirements } from './requirementsApi.ts';

builder.objectField(Location, 'requirements', (t) =>
  t.field({
    type: [Requirement],
    nullable: true,
    description:
      'What its gigs can ask of pros, by name: what every location can ask for, and what it has written down for itself. ' +
      'A call of its own.',
    args: {
      skillId: t.arg.id({
        description: 'Only those for every position, and those for this one.',
        validate: { schema: skillId },
      }),
    },
    extensions: { listSize: 40 },
    resolve: ({ id: location_id }, { skillId: skill }, { rest }) =>
      wholeList((page) =>
        rest.call(listRequirements, {
          query: { ...page, location_id, ...(skill != null && { skill_id: checkedSkillNumber(skill) }) },
        }),
      ),
  }),
);
