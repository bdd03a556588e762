import { Location } from '../locations/Location.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { locationManagerById } from './managersApi.ts';
import type { LocationManagerWire } from './managerWire.ts';
import { Person } from './Person.ts';

export const LocationManager = builder.node(builder.objectRef<LocationManagerWire>('LocationManager'), {
  description: "A member of a location's team and their role there.",
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(locationManagerById, databaseIdIn(id), 'manager', context),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The database ID of the role, not of the person.',
    }),
    role: t.expose('role', {
      type: MemberRole,
      nullable: true,
      description: "The person's role at the location. Null if it is unknown here.",
    }),
    person: t.expose('user', { type: Person, description: 'The person who has the role.' }),
    location: t.field({
      type: Location,
      description: 'The location where the role applies.',
      resolve: ({ location }) => ({ id: location }),
    }),
  }),
});
