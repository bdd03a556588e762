import type { tokenScopes } from '@brigade/domain/accounts/apiTokens/tokenScopes.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const ApiTokenScope = builder.enumType('ApiTokenScope', {
  description: 'What an API token may do, within what its maker may do.',
  values: {
    READ: { description: "Reads everything that the token's maker can see." },
    POST: { description: 'Creates, changes and cancels gigs, events and templates.' },
    ROSTER: {
      description: 'Selects applicants, sends offers, records hours, and changes favorites and the network.',
    },
    PAY: { description: 'Pays pros, answers disputes, and changes invoices and payment methods.' },
    TEAM: { description: 'Invites managers, changes their roles and removes them.' },
    ADMIN: {
      description:
        'Changes locations and organizations. With it, the token of a platform admin acts as one, unless it has a place.',
    },
  } satisfies Described<typeof tokenScopes>,
});
