import { mayAddLocations } from '@brigade/domain/businesses/locations/mayAddLocations.ts';
import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { getManagerProfile } from '../../accounts/signUp/accountsApi.ts';
import type { Context } from '../../platform/context.ts';
import { Organization } from '../organizations/Organization.ts';
import { viewerOrganizationAccess } from '../organizations/viewerOrganizationAccess.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../../accounts/users/User.ts';
import type { UserWire } from '../../accounts/users/userWire.ts';

async function hasBusiness({ rest }: Context): Promise<boolean> {
  try {
    return (await rest.call(getManagerProfile)) !== null;
  } catch (failure) {
    if (failure instanceof UpstreamRefusal && failure.isNotFound) return false;
    throw failure;
  }
}

async function mayAdd(user: UserWire, context: Context): Promise<boolean> {
  const facts = {
    isPlatformAdmin: user.is_platform_admin,
    organizations: user.organization_roles.length,
    locationRoles: user.managed_locations.length,
  };
  // Only who has no role at all may have signed up for a business without one.
  const isNew = facts.organizations + facts.locationRoles === 0 && !facts.isPlatformAdmin;
  return mayAddLocations({ ...facts, hasBusiness: isNew && (await hasBusiness(context)) });
}

builder.objectFields(User, (t) => ({
  viewerCanAddLocations: t.boolean({
    nullable: true,
    description:
      'Whether the user may add locations to an organization. Costs one upstream call for a user who has ' +
      'signed up and has no role yet.',
    resolve: (user, _args, context) => mayAdd(user, context),
  }),
  viewerCannotAddLocationsReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: async (user, _args, context) =>
      (await mayAdd(user, context)) ? null : whyNot(null, 'locations.create'),
  }),
}));

builder.objectFields(Organization, (t) => ({
  viewerCanAddLocations: t.boolean({
    nullable: true,
    description: 'Whether the viewer may add locations to the organization.',
    resolve: async ({ id }, _args, context) =>
      may(await viewerOrganizationAccess(id, context), 'locations.create'),
  }),
  viewerCannotAddLocationsReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: async ({ id }, _args, context) =>
      whyNot(await viewerOrganizationAccess(id, context), 'locations.create'),
  }),
}));
