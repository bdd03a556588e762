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
      "The requirements that the location's gigs can have, by name: those of every location, and the " +
      "location's own. Costs one upstream call.",
    args: {
      skillId: t.arg.id({
        description: 'The ID of a position: only its requirements, and those for every position.',
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
