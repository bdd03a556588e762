import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { gigWithPay } from './gigWithPay.ts';

/** The field `gig` of the payload of a mutation that changes the pay of one application. */
export function changedGigWithPayField<
  Payload extends { readonly application: Pick<GigApplicationWire, 'gig_id'> | null },
>(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload | RefusedPayload>) {
  return t.field({
    type: Gig,
    nullable: true,
    description: 'The gig with its pay after the change. Null if the mutation was refused.',
    resolve: (payload, _args, context) =>
      payload instanceof RefusedPayload || payload.application === null
        ? null
        : gigWithPay(payload.application.gig_id, context),
  });
}
