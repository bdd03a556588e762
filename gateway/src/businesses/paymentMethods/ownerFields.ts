import { Location } from '../locations/Location.ts';
import { Organization } from '../organizations/Organization.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import type { BillingOwner } from './billingOwner.ts';

type Fields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>;

/** The fields `location` and `organization` of a payload: whose billing has changed, one of the two. */
export function ownerFields<Payload extends { readonly owner: BillingOwner } | RefusedPayload>(
  t: Fields<Payload>,
) {
  const idOf = (payload: Payload, kind: BillingOwner['kind']) =>
    payload instanceof RefusedPayload || payload.owner.kind !== kind ? null : { id: payload.owner.id };
  return {
    location: t.field({
      type: Location,
      nullable: true,
      description:
        'The location with its updated billing. Null for an organization, and if the mutation was refused.',
      resolve: (payload) => idOf(payload, 'location'),
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization with its updated billing. Null for a location, and if the mutation was refused.',
      resolve: (payload) => idOf(payload, 'organization'),
    }),
  };
}
