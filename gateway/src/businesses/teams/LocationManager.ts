import { Location } from '../locations/Location.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { locationManagerById } from './managersApi.ts';
import type { LocationManagerWire } from './managerWire.ts';
import { Person } from './Person.ts';

export const LocationManager = builder.node(builder.objectRef<LocationManagerWire>('LocationManager'), {
  description: 'Somebody on the team of a location, with the role held there.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(locationManagerById, databaseIdIn(id), 'manager', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the entry, not of the person.' }),
    role: t.expose('role', { type: MemberRole, description: 'What the person is to the location.' }),
    person: t.expose('user', { type: Person, description: 'Who it is.' }),
    location: t.field({
      type: Location,
      description: 'Where.',
      resolve: ({ location }) => ({ id: location }),
    }),
  }),
});
