import { Organization } from '../organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { Coordinates } from '../../platform/geo/Coordinates.ts';
import { locationDetail } from './locationDetail.ts';
import { ApprovalStatus, BillingSource } from './locationEnums.ts';
import { LocationSettings } from './LocationSettings.ts';
import { detailOf, fact, type LocationSource } from './locationSource.ts';
import { PostalAddress } from './PostalAddress.ts';

export const Location = builder.node(builder.objectRef<LocationSource>('Location'), {
  description: 'A place of business that posts gigs: a restaurant, a hotel, a venue.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => locationDetail(databaseIdIn(id), context),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The database ID of the location, as used in URLs.',
    }),
    name: t.string({ description: 'The name of the location.', resolve: fact(({ name }) => name) }),
    marketName: t.string({
      nullable: true,
      description: "The name of the metropolitan area whose pros can see the location's gigs.",
      resolve: fact(({ market_name }) => market_name),
    }),
    organization: t.field({
      type: Organization,
      description: 'The organization that runs the location.',
      resolve: fact(({ id, organization_id, organization_name }) => ({
        id: organization_id,
        name: organization_name,
        locationId: id,
      })),
    }),
    imagePublicId: t.string({
      nullable: true,
      description: "The public ID of the location's picture at the image host.",
      resolve: fact(({ image_public_id }) => image_public_id),
    }),
    address: t.field({
      type: PostalAddress,
      description: 'The postal address of the location.',
      resolve: fact((location) => ({
        line1: location.street_address,
        city: location.city,
        stateCode: location.state_code,
        postalCode: location.zip_code,
      })),
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'The geographic coordinates of the location, if known.',
      resolve: async (location, _args, context) =>
        (await detailOf(location, context)).coordinates?.coordinates,
    }),
    timeZone: t.string({
      nullable: true,
      description:
        'The IANA time zone of the location, such as `America/New_York`. Show the times of its gigs in this zone.',
      resolve: async (source, _args, context) =>
        source.timezone ?? (await locationDetail(source.id, context)).timezone,
    }),
    phoneNumber: t.string({
      nullable: true,
      description: 'The phone number of the location, if any.',
      resolve: fact(({ phone_number }) => phone_number),
    }),
    url: t.string({
      nullable: true,
      description: "The URL of the location's website, if any.",
      resolve: fact(({ url }) => url),
    }),
    approvalStatus: t.field({
      type: ApprovalStatus,
      description: 'Whether the platform has approved the location.',
      resolve: fact(({ approval_status }) => approval_status),
    }),
    approvalReason: t.string({
      nullable: true,
      description: 'The reason the platform denied the location; null unless it was denied.',
      resolve: fact(({ approval_reason }) => approval_reason),
    }),
    billingSource: t.field({
      type: BillingSource,
      nullable: true,
      description: 'Whether the location or its organization is billed for shifts.',
      resolve: fact(({ billing_source }) => billing_source),
    }),
    teamManagersCount: t.int({
      nullable: true,
      description: 'The number of users who manage the location.',
      resolve: async (location, _args, context) => (await detailOf(location, context)).team_managers_count,
    }),
    stripePaymentMethodId: t.string({
      nullable: true,
      description:
        'The ID of the payment method of the location at Stripe. Null without one, or if it is hidden.',
      resolve: async (location, _args, context) =>
        (await detailOf(location, context)).stripe_payment_method_id,
    }),
    isMigratedFromPredecessor: t.boolean({
      nullable: true,
      description: 'Whether the location came from the platform that preceded this one. Null if unknown.',
      resolve: async (location, _args, context) =>
        (await detailOf(location, context)).is_migrated_from_predecessor,
    }),
    settings: t.field({
      type: LocationSettings,
      description: 'The features and terms of the location.',
      resolve: fact((location) => location),
    }),
  }),
});

builder.queryField('location', (t) =>
  t.field({
    type: Location,
    nullable: true,
    description:
      'The location with this number. Null with the error NOT_FOUND when the viewer may not know of it.',
    args: {
      databaseId: t.arg({
        type: 'DatabaseId',
        required: true,
        description: 'The database ID of the location.',
      }),
    },
    resolve: (_root, { databaseId }, context) => locationDetail(databaseId, context),
  }),
);
