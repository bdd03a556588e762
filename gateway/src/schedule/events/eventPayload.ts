import { Gig } from '../gigs/Gig.ts';
import { loadGig } from '../gigs/loadGig.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Event } from './Event.ts';
import type { EventWire } from './eventWire.ts';
import { loadEvent } from './eventSource.ts';

/** The result of an event mutation. */
interface EventOutcome {
  readonly eventId: number;
  /** The event, if the response of the mutation contained it. */
  readonly event?: EventWire;
}

/** The `event` field of a mutation payload. */
export function eventField<Payload extends EventOutcome>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: Event,
    nullable: true,
    description: 'The updated event. Null if the mutation failed.',
    resolve: (payload, _args, context) =>
      payload instanceof RefusedPayload ? null : (payload.event ?? loadEvent(payload.eventId, context)),
  });
}

/** The `gigs` field of the payload of a mutation that adds gigs to an event or removes them. */
export function affectedGigs<Payload extends EventOutcome & { readonly gigIds: readonly number[] }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: [Gig],
    nullable: true,
    description: 'The gigs given in the input, after the change. Null if the mutation failed.',
    resolve: (payload, _args, context) =>
      payload instanceof RefusedPayload
        ? null
        : Promise.all(payload.gigIds.map((id) => loadGig(id, context))),
  });
}
