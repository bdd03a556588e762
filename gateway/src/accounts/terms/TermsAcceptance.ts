import type { termsAcceptanceStatuses } from '@brigade/domain/accounts/terms/termsAcceptance.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { User } from '../users/User.ts';
import { getTermsAcceptance } from './termsApi.ts';
import type { TermsAcceptanceWire } from './termsWire.ts';

const TermsAcceptanceStatus = builder.enumType('TermsAcceptanceStatus', {
  description: 'Whether a user has agreed to the terms in force.',
  values: {
    ACCEPTED: { description: 'Agreed to the version in force.' },
    EXPIRED: { description: 'Agreed to an older version only.' },
    REQUIRED: { description: 'Never agreed.' },
  } satisfies Described<typeof termsAcceptanceStatuses>,
});

const TermsAcceptance = builder.objectRef<TermsAcceptanceWire>('TermsAcceptance').implement({
  description: 'How a user stands to the terms of use.',
  fields: (t) => ({
    status: t.expose('status', {
      type: TermsAcceptanceStatus,
      description: 'Whether the terms in force are accepted.',
    }),
    version: t.exposeString('version', { nullable: true, description: 'The version in force.' }),
    acceptedAt: t.expose('accepted_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the user last agreed; null for never.',
    }),
  }),
});

builder.objectField(User, 'termsAcceptance', (t) =>
  t.field({
    type: TermsAcceptance,
    nullable: true,
    description: 'How the user stands to the terms of use. A call of its own.',
    resolve: (_user, _args, { rest }) => rest.call(getTermsAcceptance),
  }),
);
