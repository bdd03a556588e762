import { tokenScopes } from '@brigade/domain/accounts/apiTokens/tokenScopes.ts';
import { z } from 'zod';
import { openEnum, openEnums } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const place = z.object({ id: z.int(), name: z.string() }).nullable();

/** An API token without its secret. */
export const apiTokenWire = z.object({
  id: z.int(),
  name: z.string(),
  /** Who made it; other servers may not say. */
  user: z.object({ id: z.int(), name: z.string() }).optional(),
  /** The last four characters of the secret. */
  hint: z.string(),
  scopes: openEnums(tokenScopes),
  organization: place,
  location: place,
  networks: z.array(z.string()),
  created_ts: wireInstant,
  expires_ts: wireInstant,
  previous_expires_ts: wireInstant.nullable(),
  last_used_ts: wireInstant.nullable(),
  last_used_family: openEnum(['IPv4', 'IPv6']).nullable(),
});

/** The response to a creation or rotation, the only one with the secret. */
export const apiTokenWithSecretWire = apiTokenWire.extend({ token: z.string() });

export type ApiTokenWire = z.infer<typeof apiTokenWire>;
