import { builder } from '../../platform/schema/builder.ts';

/** The two kinds of teams that a user can be invited to. */
export const invitationScopes = ['LOCATION', 'ORGANIZATION'] as const;

export const InvitationScope = builder.enumType('InvitationScope', {
  description: 'The kind of team that an invitation is for.',
  values: {
    LOCATION: { description: 'A role at one location.' },
    ORGANIZATION: { description: 'A role in a whole organization, and so at each of its locations.' },
  } satisfies Record<(typeof invitationScopes)[number], { description: string }>,
});
