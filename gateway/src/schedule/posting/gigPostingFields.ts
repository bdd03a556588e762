import { locationPartId } from '../../businesses/locations/locationPartId.ts';
import { LocationManager } from '../../businesses/teams/LocationManager.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from '../gigs/Gig.ts';

builder.objectFields(Gig, (t) => ({
  privateNotes: t.string({
    nullable: true,
    description: 'Notes for the team alone; may be empty. Null where the server keeps none.',
    resolve: ({ private_notes }) => private_notes,
  }),
  onsiteManager: t.field({
    type: LocationManager,
    nullable: true,
    description: 'Who of the team looks after the shift; null for nobody, or somebody who has left.',
    resolve: ({ onsite_manager }) => onsite_manager,
  }),
  addressId: t.id({
    nullable: true,
    description: 'The global id of the address of the location where it is; null for the location itself.',
    resolve: ({ location_id, location_address_id }) =>
      location_address_id == null
        ? null
        : btoa(`LocationAddress:${locationPartId({ locationId: location_id, id: location_address_id })}`),
  }),
  movesToMarketplace: t.boolean({
    description: 'NETWORK only: whether its open places move to the marketplace as the start comes near.',
    resolve: ({ is_auto_post_network_to_marketplace_enabled: moves }) => moves ?? false,
  }),
  movesToMarketplaceAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When they move; null for a gig that stays.',
    resolve: ({ move_to_marketplace_ts }) => move_to_marketplace_ts,
  }),
}));
