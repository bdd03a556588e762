import type { Context } from '../platform/context.ts';
import { getPro, proByUuid } from './profiles/prosApi.ts';
import type { ProProfileWire } from './profiles/proWire.ts';

/** A pro and the location whose view of the pro is meant. */
export interface ProAtLocation {
  readonly uuid: string;
  readonly locationId: number;
}

/** A pro's profile as seen from a location, whatever the current one is. Fields of the profile need no other call. */
export async function proAtLocation(
  { uuid, locationId }: ProAtLocation,
  { rest }: Context,
): Promise<ProProfileWire> {
  const profile = await rest.call(getPro, { path: { uuid }, locationId });
  rest.prime(proByUuid, uuid, profile);
  return profile;
}
