import { builder } from '../../platform/schema/builder.ts';
import { MemberRole } from './MemberRole.ts';
import type { licenseNames } from './userSets.ts';
import type { UserWire } from './userWire.ts';

const LicenseName = builder.enumType('LicenseName', {
  description: 'The part of the product that a license opens.',
  values: {
    MARKETPLACE: {
      description: 'Opens marketplace mode, in which shifts are posted openly.',
      value: 'marketplace',
    },
    HIRE: { description: 'A network of pros, and hiring.', value: 'hire' },
  } as const satisfies Record<string, { description: string; value: (typeof licenseNames)[number] }>,
});

export const License = builder.objectRef<UserWire['licenses'][number]>('License').implement({
  description:
    "A user's right to use a part of the product at one location. Licenses decide the mode in which the " +
    'location opens.',
  fields: (t) => ({
    databaseId: t.expose('license_id', { type: 'DatabaseId', description: 'The number of the license.' }),
    locationDatabaseId: t.expose('location_id', {
      type: 'DatabaseId',
      description: 'The number of the location that the license is for.',
    }),
    name: t.expose('license_name', {
      type: LicenseName,
      description: 'The part of the product that the license opens.',
    }),
  }),
});

export const ManagedLocation = builder
  .objectRef<UserWire['managed_locations'][number]>('ManagedLocation')
  .implement({
    description: 'A role that a user holds at one location.',
    fields: (t) => ({
      locationDatabaseId: t.expose('location_id', {
        type: 'DatabaseId',
        description: 'The number of the location.',
      }),
      role: t.expose('role', { type: MemberRole, description: 'The role of the user.' }),
    }),
  });

export const OrganizationRole = builder
  .objectRef<UserWire['organization_roles'][number]>('OrganizationRole')
  .implement({
    description: 'A role that a user holds in a whole organization, and so at each of its locations.',
    fields: (t) => ({
      organizationDatabaseId: t.expose('organization_id', {
        type: 'DatabaseId',
        description: 'The number of the organization.',
      }),
      role: t.expose('role', { type: MemberRole, description: 'The role of the user.' }),
    }),
  });
