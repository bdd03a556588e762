import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationPartId, locationPartIn } from '../../businesses/locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { managersOfLocation, type ManagerOnDutySource } from './managersOfLocation.ts';

export const ManagerOnDuty = builder.node(builder.objectRef<ManagerOnDutySource>('ManagerOnDuty'), {
  description:
    'Somebody whom pros can call during a shift: a name and a number on the list of a location, without an account.',
  id: { resolve: locationPartId },
  loadWithoutCache: async (id, context) => {
    const part = found(locationPartIn(id), 'manager on duty');
    const managers = await managersOfLocation(part.locationId, context);
    return found(managers.find((manager) => manager.id === part.id) ?? null, 'manager on duty');
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the entry.' }),
    fullName: t.exposeString('fullname', { description: 'The name.' }),
    phoneNumber: t.exposeString('phone_number', { description: 'The number to call: +1 and ten digits.' }),
    phoneText: t.string({
      description: 'The number as people write it, e.g. `(212) 555-0142`.',
      resolve: ({ phone_number }) => formatPhone(phone_number),
    }),
    location: t.field({
      type: Location,
      description: 'On whose list it stands.',
      resolve: ({ locationId }) => ({ id: locationId }),
    }),
  }),
});

builder.objectField(Location, 'managersOnDuty', (t) =>
  t.field({
    type: [ManagerOnDuty],
    nullable: true,
    description: 'Whom its pros can call, by name. A call of its own.',
    extensions: { listSize: 20 },
    resolve: ({ id }, _args, context) => managersOfLocation(id, context),
  }),
);
