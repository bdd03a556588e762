import { z } from 'zod';
import type { CodePurpose } from '../../platform/outbox/deliverCode.ts';

/** What anyone can request a code for. */
export const requestedPurpose = z
  .enum(['sign-in', 'address-change'] satisfies CodePurpose[])
  .default('sign-in')
  .describe(
    'What the code is for, and good for nothing else: signing in, or making the address that of a signed-in account with `POST /api/auth/email/link/` or `POST /api/auth/phone/link/`. An email for the latter contains no link to sign in',
  );
