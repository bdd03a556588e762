import type { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const MemberRole = builder.enumType('MemberRole', {
  description: 'The possible roles of a user at a location or in an organization.',
  values: {
    ADMIN: { description: 'An admin: manages the team and billing, with all rights of team members.' },
    TEAM_MEMBER: {
      description: 'A team member of the location: posts gigs, sees wages, manages applicants and pays.',
    },
    ONSITE_MANAGER: {
      description:
        'An onsite manager of the location: sees rosters and records attendance, without access to wages ' +
        'and applicants.',
    },
  } satisfies Described<typeof locationRoles>,
});
