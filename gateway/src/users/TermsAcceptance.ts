import { builder } from '../schema/builder.ts';
import type { TermsAcceptanceWire } from './termsWire.ts';
import { TermsAcceptanceStatus } from './userEnums.ts';

export const TermsAcceptance = builder.objectRef<TermsAcceptanceWire>('TermsAcceptance').implement({
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
