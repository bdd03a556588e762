import type { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const MemberRole = builder.enumType('MemberRole', {
  description: 'The possible roles of a user at a location or in an organization.',
  values: {
    ADMIN: { description: 'Everything there: team, billing and all that team members may.' },
    TEAM_MEMBER: { description: 'Posts gigs, sees wages, decides on applicants, pays.' },
    ONSITE_MANAGER: {
      description: 'Runs the shift: rosters and attendance, no money, no decision about who works.',
    },
  } satisfies Described<typeof locationRoles>,
});
