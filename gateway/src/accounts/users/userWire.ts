import { appModes } from '@brigade/domain/accounts/signUp/appMode.ts';
import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { productNamed } from '../../platform/schema/productNamed.ts';
import { knownRows, openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { apiTokenWire } from '../apiTokens/apiTokenWire.ts';
import { accountStatuses, licenseNames } from './userSets.ts';

const fields = z.object({
  id: z.int(),
  uuid: z.string(),
  username: z.string().nullish(),
  email: z.string().nullish(),
  /** Whether the user has proven that the address is theirs; other servers know no other addresses. */
  email_verified: z.boolean().optional(),
  phone_number: z.string().nullish(),
  phone_verified: z.boolean().optional(),
  first_name: z.string(),
  last_name: z.string(),
  /** BOTH for an unknown mode, which shuts no one out. */
  app_mode: openEnumOr(appModes, 'BOTH'),
  /** ACTIVE for an unknown status, because the account could sign in. */
  account_status: openEnumOr(accountStatuses, 'ACTIVE'),
  /** `is_{slug}_admin` on the wire. */
  is_platform_admin: z.boolean(),
  is_sso_login: z.boolean(),
  /** Null for users who do not work gigs. */
  gigster_profile_id: z.int().nullish(),
  settings: z.object({ sms_opt_in: z.boolean() }),
  licenses: knownRows(
    z.object({ license_id: z.int(), license_name: z.enum(licenseNames), location_id: z.int() }),
  ),
  /** Roles at single locations, without those that follow from an organization role. An unknown role permits nothing. */
  managed_locations: knownRows(z.object({ location_id: z.int(), role: z.enum(locationRoles) })),
  organization_roles: knownRows(z.object({ organization_id: z.int(), role: z.literal('ADMIN') })),
  last_login: wireInstant.nullish(),
  date_joined: wireInstant,
  /** The API token of the request; null for a session. Other servers may know no tokens. */
  api_token: apiTokenWire.nullish(),
});

/** The signed-in user. */
export type UserWire = z.infer<typeof fields>;

/** The schema of the signed-in user. */
export function userWire(productSlug: string): z.ZodType<UserWire> {
  return productNamed(`is_${productSlug}_admin`, 'is_platform_admin', fields);
}
