import { Organization } from '../organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { Coordinates } from '../../platform/geo/Coordinates.ts';
import { locationDetail } from './locationDetail.ts';
import { ApprovalStatus, BillingSource } from '../../locations/locationEnums.ts';
import { LocationSettings } from './LocationSettings.ts';
import { detailOf, fact, type LocationSource } from './locationSource.ts';
import { PostalAddress } from './PostalAddress.ts';

export const Location = builder.node(builder.objectRef<LocationSource>('Location'), {
  description: 'A place of business that posts gigs: a restaurant, a hotel, a venue.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => locationDetail(databaseIdIn(id), context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the location; stands in URLs.' }),
    name: t.string({ description: 'What it is called.', resolve: fact(({ name }) => name) }),
    marketName: t.string({
      nullable: true,
      description: 'The metropolitan area whose pros it reaches.',
      resolve: fact(({ market_name }) => market_name),
    }),
    organization: t.field({
      type: Organization,
      description: 'The business that runs it.',
      resolve: fact(({ id, organization_id, organization_name }) => ({
        id: organization_id,
        name: organization_name,
        locationId: id,
      })),
    }),
    imagePublicId: t.string({
      nullable: true,
      description: 'The id of its picture at the image host.',
      resolve: fact(({ image_public_id }) => image_public_id),
    }),
    address: t.field({
      type: PostalAddress,
      description: 'Where it is.',
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
      description: 'Where it is on the map. From the detail of the location.',
      resolve: async (location, _args, context) =>
        (await detailOf(location, context)).coordinates?.coordinates,
    }),
    timeZone: t.string({
      nullable: true,
      description: 'IANA name of its zone, e.g. `America/New_York`. Times of its gigs are shown in it.',
      resolve: async (source, _args, context) =>
        source.timezone ?? (await locationDetail(source.id, context)).timezone,
    }),
    phoneNumber: t.string({
      nullable: true,
      description: 'The phone number, if any.',
      resolve: fact(({ phone_number }) => phone_number),
    }),
    url: t.string({ nullable: true, description: 'Its website, if any.', resolve: fact(({ url }) => url) }),
    approvalStatus: t.field({
      type: ApprovalStatus,
      description: 'Whether the platform has let it in.',
      resolve: fact(({ approval_status }) => approval_status),
    }),
    approvalReason: t.string({
      nullable: true,
      description: 'Why the platform has not let it in; null unless it was turned down.',
      resolve: fact(({ approval_reason }) => approval_reason),
    }),
    billingSource: t.field({
      type: BillingSource,
      nullable: true,
      description: 'Who is billed for its shifts.',
      resolve: fact(({ billing_source }) => billing_source),
    }),
    teamManagersCount: t.int({
      nullable: true,
      description: 'How many people manage it. From the detail of the location.',
      resolve: async (location, _args, context) => (await detailOf(location, context)).team_managers_count,
    }),
    settings: t.field({
      type: LocationSettings,
      description: 'What it has switched on, and its terms.',
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
    args: { databaseId: t.arg.int({ required: true, description: 'The number of the location.' }) },
    resolve: (_root, { databaseId }, context) => locationDetail(databaseId, context),
  }),
);
