import { termsAcceptanceStatuses } from '@brigade/domain/accounts/terms/termsAcceptance.ts';
import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** The user's acceptance of the terms of use. */
export const termsAcceptanceWire = z.object({
  status: z.enum(termsAcceptanceStatuses),
  version: z.string().nullish(),
  accepted_ts: wireInstant.nullish(),
});

export type TermsAcceptanceWire = z.infer<typeof termsAcceptanceWire>;
