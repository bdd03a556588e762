import type { Context } from '../../platform/context.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { found } from '../../platform/schema/found.ts';
import { isUuid } from './proId.ts';
import { profileKey, proProfileByKey } from './prosApi.ts';
import type { ProSource } from './proSource.ts';
import type { ProProfileWire } from './proWire.ts';

/**
 * A pro's full profile.
 *
 * @param locationId the location that the profile's flags apply to; null for no location in particular
 * @throws GraphQLError with the code NOT_FOUND, or BAD_USER_INPUT for a text that is not a UUID
 */
export async function proProfile(
  uuid: string,
  { rest, locationId: currentLocationId }: Context,
  locationId: number | null = currentLocationId,
): Promise<ProProfileWire> {
  if (!isUuid(uuid)) throw badUserInput('This is not a UUID.', 'uuid');
  return found(await rest.load(proProfileByKey, profileKey(uuid, locationId)), 'pro');
}

/** Resolves a field from the profile, which is loaded once for all fields that need it. */
export function ofProfile<Value>(pick: (profile: ProProfileWire) => Value) {
  return async ({ uuid, flagsLocationId }: ProSource, _args: object, context: Context): Promise<Value> =>
    pick(await proProfile(uuid, context, flagsLocationId));
}

/** Resolves a field from the row at hand if it has the fact, otherwise from the profile. */
export function atHand<Fact extends 'verified' | 'city' | 'performance' | 'pro_preferences'>(name: Fact) {
  const fromProfile = ofProfile((profile) => profile[name]);
  return (pro: ProSource, args: object, context: Context) =>
    pro[name] === undefined ? fromProfile(pro, args, context) : pro[name];
}
