import { isPlatformAdmin } from '../../accounts/users/isPlatformAdmin.ts';
import type { Context } from '../../platform/context.ts';
import { forbidden } from '../../platform/errors/graphqlErrors.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Pro } from './Pro.ts';
import { ofProfile, proProfile } from './proProfile.ts';
import type { ProSource } from './proSource.ts';
import type { ProProfileWire } from './proWire.ts';

/** A line of the postal address, which the REST API sends to platform admins only. */
function addressLine(name: 'address_line_1' | 'address_line_2') {
  return async ({ uuid, flagsLocationId }: ProSource, _args: object, context: Context) => {
    const profile: ProProfileWire = await proProfile(uuid, context, flagsLocationId);
    const line = profile[name] ?? null;
    if (line === null && !(await isPlatformAdmin(context.rest))) {
      throw forbidden('platform.admin', 'Only platform admins see where a pro lives.');
    }
    return line;
  };
}

builder.objectFields(Pro, (t) => ({
  userDatabaseId: t.field({
    type: 'DatabaseId',
    nullable: true,
    description: "The number of the pro's user account. Part of the profile.",
    resolve: ofProfile(({ user_id }) => user_id),
  }),
  marketDatabaseId: t.field({
    type: 'DatabaseId',
    nullable: true,
    description:
      'The number of the metropolitan area the pro works in. Null if no market covers it. Part of the profile.',
    resolve: ofProfile(({ market_id }) => market_id),
  }),
  isMarketNotListed: t.boolean({
    nullable: true,
    description: 'Whether the pro works in an area that no market covers. Part of the profile.',
    resolve: ofProfile(({ market_not_listed }) => market_not_listed),
  }),
  addressLine1: t.string({
    nullable: true,
    description:
      'The street address of the pro. Null with the error FORBIDDEN (permission `platform.admin`) except for platform ' +
      'admins. Part of the profile.',
    resolve: addressLine('address_line_1'),
  }),
  addressLine2: t.string({
    nullable: true,
    description:
      'The apartment or unit of the pro, if any. Null with the error FORBIDDEN (permission `platform.admin`) except for ' +
      'platform admins. Part of the profile.',
    resolve: addressLine('address_line_2'),
  }),
  hasPayoutAccount: t.boolean({
    nullable: true,
    description: 'Whether the pro has an account that can receive payments. Part of the profile.',
    resolve: ofProfile(({ has_stripe_id }) => has_stripe_id),
  }),
}));
