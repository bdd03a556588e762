import { addOnStatus } from '@brigade/domain/businesses/addOns/addOnStatus.ts';
import { Location } from '../locations/Location.ts';
import { locationDetail } from '../locations/locationDetail.ts';
import { locationPartId, locationPartIn } from '../locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { AddOnStatus, AddOnType } from './addOnEnums.ts';
import type { AddOnWire } from './addOnWire.ts';
import { loadAddOn } from './loadAddOn.ts';

/** A booking and the location that made it. */
export type AddOnSource = AddOnWire & { readonly locationId: number };

export const LocationAddOn = builder.node(builder.objectRef<AddOnSource>('LocationAddOn'), {
  description:
    'An add-on booked by a location, for a period or until it is ended: a record of what was agreed.',
  id: { resolve: locationPartId },
  loadWithoutCache: (id, context) => loadAddOn(found(locationPartIn(id), 'add-on'), context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The database ID of the booking.' }),
    location: t.field({
      type: Location,
      description: 'The location that booked the add-on.',
      resolve: ({ locationId }) => ({ id: locationId }),
    }),
    type: t.expose('type', {
      type: AddOnType,
      nullable: true,
      description: 'The type of the add-on. Null if it is unknown here.',
    }),
    status: t.field({
      type: AddOnStatus,
      nullable: true,
      description: "The booking's status today, in the location's time zone.",
      resolve: async ({ locationId, start_date, end_date }, _args, context) => {
        const { timezone } = await locationDetail(locationId, context);
        const today = context.now.toZonedDateTimeISO(timezone).toPlainDate();
        return addOnStatus({ startDate: start_date, endDate: end_date ?? null }, today);
      },
    }),
    startDate: t.expose('start_date', { type: 'Date', description: 'The first day of the booking.' }),
    endDate: t.expose('end_date', {
      type: 'Date',
      nullable: true,
      description: 'The last day of the booking; null if open-ended.',
    }),
    notes: t.string({
      description: 'Free-form notes on what was agreed; may be empty.',
      resolve: ({ notes }) => notes ?? '',
    }),
  }),
});
