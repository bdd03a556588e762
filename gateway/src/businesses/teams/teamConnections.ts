import { Location } from '../locations/Location.ts';
import { Organization } from '../organizations/Organization.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { LocationManager } from './LocationManager.ts';
import {
  listLocationManagers,
  listOrganizationLocationManagers,
  listOrganizationManagers,
} from './managersApi.ts';
import { OrganizationManager } from './OrganizationManager.ts';

const LocationManagerConnection = builder.connectionObject(
  {
    type: LocationManager,
    name: 'LocationManagerConnection',
    description: 'A page of a list of people with roles at locations.',
  },
  { name: 'LocationManagerEdge', description: 'A person with a role, and their place in the list.' },
);

const OrganizationManagerConnection = builder.connectionObject(
  {
    type: OrganizationManager,
    name: 'OrganizationManagerConnection',
    description: 'A part of a list of people with roles in organizations.',
  },
  { name: 'OrganizationManagerEdge', description: 'A person with a role, and their place in the list.' },
);

builder.objectField(Location, 'managers', (t) =>
  t.connection(
    {
      type: LocationManager,
      nullable: true,
      description:
        "The location's team, admins first. Organization admins have all rights at the location without " +
        'being on the team. Costs one upstream call.',
      args: {
        role: t.arg({ type: MemberRole, description: 'Only managers with this role. Defaults to all.' }),
      },
      resolve: ({ id: location }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listLocationManagers, {
              query: { location, role: args.role, page, page_size: pageSize },
            }),
          idOf: ({ id }) => id,
        }),
    },
    LocationManagerConnection,
  ),
);

builder.objectFields(Organization, (t) => ({
  managers: t.connection(
    {
      type: OrganizationManager,
      nullable: true,
      description: 'The admins of the organization, the longest-serving first. Costs one upstream call.',
      resolve: ({ id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listOrganizationManagers, { path: { id }, query: { page, page_size: pageSize } }),
          idOf: (manager) => manager.id,
        }),
    },
    OrganizationManagerConnection,
  ),
  locationManagers: t.connection(
    {
      type: LocationManager,
      nullable: true,
      description:
        "The teams of the organization's locations that the viewer may see, by location and role. Costs " +
        'one upstream call.',
      resolve: ({ id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listOrganizationLocationManagers, {
              path: { id },
              query: { page, page_size: pageSize },
            }),
          idOf: (manager) => manager.id,
        }),
    },
    LocationManagerConnection,
  ),
}));
