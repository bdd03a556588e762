import { locationPartId } from '../../businesses/locations/locationPartId.ts';
import { LocationManager } from '../../businesses/teams/LocationManager.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from '../gigs/Gig.ts';

builder.objectFields(Gig, (t) => ({
  onsiteManager: t.field({
    type: LocationManager,
    nullable: true,
    description: 'The team member responsible for the shift; null if there is none or they have left.',
    resolve: ({ onsite_manager }) => onsite_manager,
  }),
  addressId: t.id({
    nullable: true,
    description:
      'The global ID of the location address where the gig takes place; null for the location itself.',
    resolve: ({ location_id, location_address_id }) =>
      location_address_id == null
        ? null
        : btoa(`LocationAddress:${locationPartId({ locationId: location_id, id: location_address_id })}`),
  }),
  movesToMarketplace: t.boolean({
    description:
      'Whether open places move to the marketplace: of NETWORK gigs as the start approaches, of PRIVATE_DIRECT_OFFER gigs once no offer awaits an answer.',
    resolve: ({ is_auto_post_network_to_marketplace_enabled: moves }) => moves ?? false,
  }),
  movesToMarketplaceAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When open places of a NETWORK gig move to the marketplace; null if they do not.',
    resolve: ({ move_to_marketplace_ts }) => move_to_marketplace_ts,
  }),
}));
