import type { termsAcceptanceStatuses } from '@brigade/domain/accounts/terms/termsAcceptance.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { User } from '../users/User.ts';
import { getTermsAcceptance } from './termsApi.ts';
import type { TermsAcceptanceWire } from './termsWire.ts';

const TermsAcceptanceStatus = builder.enumType('TermsAcceptanceStatus', {
  description: 'Whether a user has accepted the current terms.',
  values: {
    ACCEPTED: { description: 'The user accepted the current version.' },
    EXPIRED: { description: 'The user accepted an older version only.' },
    REQUIRED: { description: 'The user never accepted the terms.' },
  } satisfies Described<typeof termsAcceptanceStatuses>,
});

const TermsAcceptance = builder.objectRef<TermsAcceptanceWire>('TermsAcceptance').implement({
  description: "A user's acceptance of the terms of use.",
  fields: (t) => ({
    status: t.expose('status', {
      type: TermsAcceptanceStatus,
      description: 'Whether the user has accepted the current terms.',
    }),
    version: t.exposeString('version', { nullable: true, description: 'The current version of the terms.' }),
    acceptedAt: t.expose('accepted_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the user last accepted the terms, in UTC; null if never.',
    }),
  }),
});

builder.objectField(User, 'termsAcceptance', (t) =>
  t.field({
    type: TermsAcceptance,
    nullable: true,
    description: "The user's acceptance of the terms of use. Costs one upstream call.",
    resolve: (_user, _args, { rest }) => rest.call(getTermsAcceptance),
  }),
);
