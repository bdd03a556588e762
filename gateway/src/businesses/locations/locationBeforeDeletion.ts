import { UpstreamRefusal } from '../../platform/rest/restError.ts';

/**
 * The location of something that is about to be deleted, which cannot be read afterwards. Null if it is gone already:
 * the deletion is sent nevertheless, because a repeated one gets the response of the first by its idempotency key.
 */
export async function locationBeforeDeletion(
  reading: Promise<{ readonly location_id: number }>,
): Promise<number | null> {
  try {
    return (await reading).location_id;
  } catch (failure) {
    if (failure instanceof UpstreamRefusal && failure.status === 404) return null;
    throw failure;
  }
}
