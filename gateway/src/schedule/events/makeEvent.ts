import type { Context } from '../../platform/context.ts';
import { isTransient, UpstreamRefusal } from '../../platform/rest/restError.ts';
import { addGigs, eventById, removeEvent } from './eventsApi.ts';
import type { EventWire } from './eventWire.ts';

/** How often a request with the same idempotency key can have been refused before. */
const mostRefusals = 20;

/**
 * Creates an event with its gigs. If they are refused, the event is deleted.
 *
 * The same request may have been refused before. It then repeats its writes under their keys: it is given the event that it
 * deleted, finds that out, and continues with a further one, which later repetitions return as well.
 *
 * @param create makes the call that creates an event
 */
export async function makeEvent(
  create: () => Promise<EventWire>,
  gigIds: readonly number[],
  { rest }: Context,
): Promise<EventWire> {
  for (let refusals = 0; ; refusals += 1) {
    const event = await create();
    const { id } = event;
    try {
      await rest.call(addGigs, { path: { id }, body: { gig_ids: gigIds } });
      return event;
    } catch (failure) {
      if (!isRefused(failure)) throw failure;
      const wasDeleted = failure.isNotFound && (await rest.load(eventById, id)) === null;
      await deleteAgain(id, rest);
      if (!wasDeleted || refusals === mostRefusals) throw failure;
    }
  }
}

/**
 * Whether the gigs are certainly not in the event. A lost response leaves that open, and one about the idempotency key
 * is about an earlier request, which may have added them.
 */
function isRefused(failure: unknown): failure is UpstreamRefusal {
  return (
    failure instanceof UpstreamRefusal && !isTransient(failure) && failure.error.target !== 'Idempotency-Key'
  );
}

/** Deletes an event, or repeats that: the writes of the request keep their order, and so their keys. */
async function deleteAgain(id: number, rest: Context['rest']): Promise<void> {
  try {
    await rest.call(removeEvent, { path: { id } });
  } catch (failure) {
    if (!(failure instanceof UpstreamRefusal && failure.isNotFound)) throw failure;
  }
}
