import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationPartId, locationPartIn } from '../../businesses/locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { managersOfLocation, type ManagerOnDutySource } from './managersOfLocation.ts';

export const ManagerOnDuty = builder.node(builder.objectRef<ManagerOnDutySource>('ManagerOnDuty'), {
  description: 'A contact that pros can call during a shift at a location. Does not require a user account.',
  id: { resolve: locationPartId },
  loadWithoutCache: async (id, context) => {
    const part = found(locationPartIn(id), 'manager on duty');
    const managers = await managersOfLocation(part.locationId, context);
    return found(managers.find((manager) => manager.id === part.id) ?? null, 'manager on duty');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the manager on duty.' }),
    fullName: t.exposeString('fullname', { description: 'The full name of the manager.' }),
    phoneNumber: t.exposeString('phone_number', {
      description: 'The phone number in E.164 format, `+1` and ten digits.',
    }),
    phoneText: t.string({
      description: 'The formatted phone number, such as `(212) 555-0142`.',
      resolve: ({ phone_number }) => formatPhone(phone_number),
    }),
    location: t.field({
      type: Location,
      description: 'The location of the manager on duty.',
      resolve: ({ locationId }) => ({ id: locationId }),
    }),
  }),
});

builder.objectField(Location, 'managersOnDuty', (t) =>
  t.field({
    type: [ManagerOnDuty],
    nullable: true,
    description: 'The managers on duty at the location, ordered by name. Costs one upstream call.',
    extensions: { listSize: 20 },
    resolve: ({ id }, _args, context) => managersOfLocation(id, context),
  }),
);
