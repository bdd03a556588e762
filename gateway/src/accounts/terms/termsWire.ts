import { termsAcceptanceStatuses } from '@brigade/domain/accounts/terms/termsAcceptance.ts';
import { z } from 'zod';
import { openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** The user's acceptance of the terms of use. */
export const termsAcceptanceWire = z.object({
  /** REQUIRED for an unknown status. */
  status: openEnumOr(termsAcceptanceStatuses, 'REQUIRED'),
  version: z.string().nullish(),
  accepted_ts: wireInstant.nullish(),
});

export type TermsAcceptanceWire = z.infer<typeof termsAcceptanceWire>;
