import {
  mayMoveLocation,
  whyNotMoveLocation,
} from '@brigade/domain/businesses/organizationRemaps/moveLocation.ts';
import type { Context } from '../../platform/context.ts';
import { Location } from '../locations/Location.ts';
import { locationDetail } from '../locations/locationDetail.ts';
import type { LocationSource } from '../locations/locationSource.ts';
import { OrganizationConnection } from '../organizations/organizationConnection.ts';
import { Organization } from '../organizations/Organization.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { OrganizationRemap } from './OrganizationRemap.ts';
import { listRemapTargets, previewRemap } from './remapsApi.ts';

async function mover({ id, organization_id }: LocationSource, context: Context) {
  const [user, organizationId] = await Promise.all([
    context.rest.call(getViewer),
    organization_id ?? locationDetail(id, context).then((location) => location.organization_id),
  ]);
  const organizationRoles = user.organization_roles.map((held) => ({
    organizationId: held.organization_id,
    role: held.role,
  }));
  return [{ isPlatformAdmin: user.is_platform_admin, organizationRoles }, organizationId] as const;
}

builder.objectFields(Location, (t) => ({
  viewerCanMove: t.boolean({
    nullable: true,
    description: 'Whether the viewer may move the location to another organization.',
    resolve: async (location, _args, context) => mayMoveLocation(...(await mover(location, context))),
  }),
  viewerCannotMoveReason: t.string({
    nullable: true,
    description:
      'The reason the viewer cannot move the location, and what is needed. Null if the viewer can.',
    resolve: async (location, _args, context) => whyNotMoveLocation(...(await mover(location, context))),
  }),
  organizationsToMoveTo: t.connection(
    {
      type: Organization,
      nullable: true,
      description:
        'The organizations that the viewer could move the location to, by name. Null with the error FORBIDDEN ' +
        'without the permission `organizations.manage`. Costs one upstream call.',
      args: { search: t.arg.string({ description: 'Only organizations whose name contains this text.' }) },
      resolve: ({ id: locationId }, { search, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listRemapTargets, {
              path: { locationId },
              query: { search: search || null, page, page_size: pageSize },
            }),
          idOf: ({ id }) => id,
        }),
    },
    OrganizationConnection,
  ),
  organizationRemap: t.field({
    type: OrganizationRemap,
    nullable: true,
    description:
      'A preview of moving the location to another organization. Does not change anything. Null with the ' +
      'error FORBIDDEN, NOT_FOUND or CONFLICT if the viewer cannot move the location there.',
    args: {
      organizationId: t.arg.id({
        required: true,
        description: 'The ID of the organization to move the location to.',
      }),
    },
    resolve: ({ id: locationId }, { organizationId }, { rest }) => {
      const organization_id = found(databaseIdOf(organizationId, 'Organization'), 'organization');
      return rest.call(previewRemap, { path: { locationId }, query: { organization_id } });
    },
  }),
}));
