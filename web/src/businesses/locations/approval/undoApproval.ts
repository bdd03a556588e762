import type { IEnvironment } from 'relay-runtime';
import { denyLocation } from './denyLocation.ts';
import { resubmitLocation } from './resubmitLocation.ts';

/** Makes an approved location wait again: the server goes back by a denial only. Resolves to what was refused. */
export async function undoApproval(
  environment: IEnvironment,
  locationId: string,
): Promise<readonly { readonly message: string }[]> {
  const errors = await denyLocation(environment, {
    locationId,
    reason: 'Approved by mistake. It waits for our decision again; there is nothing to do.',
  });
  return errors.length > 0 ? errors : resubmitLocation(environment, locationId);
}
