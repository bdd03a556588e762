import type { Context } from '../platform/context.ts';
import { badUserInput } from '../platform/errors/graphqlErrors.ts';
import { found } from '../platform/schema/found.ts';
import { isUuid } from './profiles/proId.ts';
import { proByUuid } from './profiles/prosApi.ts';
import type { ProProfileWire, ProWire } from './profiles/proWire.ts';

/**
 * A pro's full profile, as seen from the current location.
 *
 * @throws GraphQLError with the code NOT_FOUND, or BAD_USER_INPUT for a text that is no UUID
 */
export async function proProfile(uuid: string, { rest }: Context): Promise<ProProfileWire> {
  if (!isUuid(uuid)) throw badUserInput('This is not a UUID.', 'uuid');
  return found(await rest.load(proByUuid, uuid), 'pro');
}

/** Resolves a field from the profile, which is loaded once for all fields that need it. */
export function ofProfile<Value>(pick: (profile: ProProfileWire) => Value) {
  return async ({ uuid }: ProWire, _args: object, context: Context): Promise<Value> =>
    pick(await proProfile(uuid, context));
}

/** Resolves a field from the row at hand where it has the fact, else from the profile. */
export function atHand<Fact extends 'verified' | 'city' | 'is_favorite' | 'is_blocked' | 'performance'>(
  name: Fact,
) {
  return (pro: ProWire, _args: object, context: Context) => {
    const fact = pro[name];
    return fact === undefined ? proProfile(pro.uuid, context).then((profile) => profile[name]) : fact;
  };
}
