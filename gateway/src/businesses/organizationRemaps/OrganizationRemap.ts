import { BillingSource } from '../../locations/locationEnums.ts';
import { Person } from '../teams/Person.ts';
import { Organization } from '../organizations/Organization.ts';
import { PaymentMethodStatus } from '../../paymentMethods/paymentMethodEnums.ts';
import { builder } from '../../platform/schema/builder.ts';
import { EventLosingGigs } from './EventLosingGigs.ts';
import type { RemapWire } from './remapWire.ts';

export const OrganizationRemap = builder.objectRef<RemapWire>('OrganizationRemap').implement({
  description: 'What moving a location to another organization changes, and what it leaves as it is.',
  fields: (t) => ({
    fromOrganization: t.expose('from_organization', {
      type: Organization,
      description: 'Where the location belongs now.',
    }),
    toOrganization: t.expose('to_organization', {
      type: Organization,
      description: 'Where it would belong.',
    }),
    billingSource: t.field({
      type: BillingSource,
      description: 'Who is billed for its shifts; stays as it is, whichever organization that means.',
      resolve: ({ billing }) => billing.source,
    }),
    paymentMethodStatusBefore: t.field({
      type: PaymentMethodStatus,
      description: 'How the payment method stands that pays now.',
      resolve: ({ billing }) => billing.payment_method_status_before,
    }),
    paymentMethodStatusAfter: t.field({
      type: PaymentMethodStatus,
      description: 'How the one stands that would pay.',
      resolve: ({ billing }) => billing.payment_method_status_after,
    }),
    adminsLosingAccess: t.expose('admins_losing_access', {
      type: [Person],
      description: 'Admins of its organization who have no other role at the location; at most 100.',
    }),
    adminsGainingAccess: t.expose('admins_gaining_access', {
      type: [Person],
      description: 'Admins of the other organization who have no role at the location yet; at most 100.',
    }),
    locationManagersCount: t.exposeInt('location_managers_count', {
      description: 'How many people are on its team; they keep their roles.',
    }),
    favoriteProsCount: t.exposeInt('favorite_pros_count', {
      description: 'How many favorites it has; they stay.',
    }),
    proBlocksCount: t.exposeInt('pro_blocks_count', {
      description: 'How many pros are blocked there; they stay so.',
    }),
    upcomingGigsCount: t.exposeInt('upcoming_gigs_count', {
      description: 'How many of its gigs have not ended; they move along.',
    }),
    eventsLosingGigs: t.expose('events_losing_gigs', {
      type: [EventLosingGigs],
      description: 'Events of its organization whose gigs at the location leave them; at most 100.',
    }),
  }),
});
