import { Gig } from '../gigs/Gig.ts';
import { loadGig } from '../gigs/loadGig.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Event } from './Event.ts';
import type { EventWire } from './eventWire.ts';
import { loadEvent } from './eventSource.ts';

/** What a mutation of an event leads to. */
export interface EventOutcome {
  readonly eventId: number;
  /** The event, where the mutation has brought it. */
  readonly event?: EventWire;
}

/** The field `event` of such a mutation's payload. */
export function eventField(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, EventOutcome>) {
  return t.field({
    type: Event,
    nullable: true,
    description: 'The event as it is now; null when it was refused.',
    resolve: (payload, _args, context) =>
      payload instanceof RefusedPayload ? null : (payload.event ?? loadEvent(payload.eventId, context)),
  });
}

/** The field `gigs` of the payload of a mutation that gigs join or leave an event by. */
export function concernedGigs(
  t: PothosSchemaTypes.ObjectFieldBuilder<
    BuilderTypes,
    EventOutcome & { readonly gigIds: readonly number[] }
  >,
) {
  return t.field({
    type: [Gig],
    nullable: true,
    description: 'The gigs that were named, as they are now; null when it was refused.',
    resolve: (payload, _args, context) =>
      payload instanceof RefusedPayload
        ? null
        : Promise.all(payload.gigIds.map((id) => loadGig(id, context))),
  });
}
