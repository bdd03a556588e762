import { BillingSource } from '../locations/locationEnums.ts';
import { Person } from '../teams/Person.ts';
import { Organization } from '../organizations/Organization.ts';
import { PaymentMethodStatus } from '../paymentMethods/paymentMethodEnums.ts';
import { builder } from '../../platform/schema/builder.ts';
import { EventLosingGigs } from './EventLosingGigs.ts';
import type { RemapWire } from './remapWire.ts';

export const OrganizationRemap = builder.objectRef<RemapWire>('OrganizationRemap').implement({
  description: 'A preview of moving a location to another organization: what changes and what does not.',
  fields: (t) => ({
    fromOrganization: t.expose('from_organization', {
      type: Organization,
      description: "The location's current organization.",
    }),
    toOrganization: t.expose('to_organization', {
      type: Organization,
      description: 'The organization that the location would move to.',
    }),
    billingSource: t.field({
      type: BillingSource,
      description:
        "Who is billed for the location's shifts. Unchanged by the move, although the billed organization may differ.",
      resolve: ({ billing }) => billing.source,
    }),
    paymentMethodStatusBefore: t.field({
      type: PaymentMethodStatus,
      description: 'The status of the payment method that is currently charged.',
      resolve: ({ billing }) => billing.payment_method_status_before,
    }),
    paymentMethodStatusAfter: t.field({
      type: PaymentMethodStatus,
      description: 'The status of the payment method that would be charged.',
      resolve: ({ billing }) => billing.payment_method_status_after,
    }),
    paymentMethodStatusForEarlierWork: t.field({
      type: PaymentMethodStatus,
      nullable: true,
      description:
        'The status of the payment method that would be charged for work that ends before the move: that ' +
        'of the current organization. Null if the REST API does not say.',
      resolve: ({ billing }) => billing.payment_method_status_earlier ?? null,
    }),
    adminsLosingAccess: t.expose('admins_losing_access', {
      type: [Person],
      description: 'Admins of the current organization who have no other role at the location; at most 100.',
    }),
    adminsGainingAccess: t.expose('admins_gaining_access', {
      type: [Person],
      description: 'Admins of the new organization who have no role at the location yet; at most 100.',
    }),
    locationManagersCount: t.exposeInt('location_managers_count', {
      description: "The number of people on the location's team, who keep their roles.",
    }),
    favoriteProsCount: t.exposeInt('favorite_pros_count', {
      description: "The number of the location's favorites, which are kept.",
    }),
    proBlocksCount: t.exposeInt('pro_blocks_count', {
      description: 'The number of pros blocked at the location, who remain blocked.',
    }),
    upcomingGigsCount: t.exposeInt('upcoming_gigs_count', {
      description: 'The number of gigs that have not ended, which move with the location.',
    }),
    eventsLosingGigs: t.expose('events_losing_gigs', {
      type: [EventLosingGigs],
      description: "Events of the current organization that lose the location's gigs; at most 100.",
    }),
  }),
});
