import { builder } from '../../platform/schema/builder.ts';

/** The two kinds of teams that somebody can be invited to. */
export const invitationScopes = ['LOCATION', 'ORGANIZATION'] as const;

export const InvitationScope = builder.enumType('InvitationScope', {
  description: 'To what an invitation leads.',
  values: {
    LOCATION: { description: 'A role at one location.' },
    ORGANIZATION: { description: 'A role in a whole organization, and so at each of its locations.' },
  } satisfies Record<(typeof invitationScopes)[number], { description: string }>,
});
