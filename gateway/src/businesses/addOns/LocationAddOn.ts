import { addOnStatus } from '@brigade/domain/businesses/addOns/addOnStatus.ts';
import { Location } from '../locations/Location.ts';
import { locationDetail } from '../locations/locationDetail.ts';
import { locationPartId, locationPartIn } from '../locations/locationPartId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { AddOnStatus, AddOnType } from '../../addOns/addOnEnums.ts';
import type { AddOnWire } from './addOnWire.ts';
import { loadAddOn } from './loadAddOn.ts';

/** A booking and the location that made it. */
export type AddOnSource = AddOnWire & { readonly locationId: number };

export const LocationAddOn = builder.node(builder.objectRef<AddOnSource>('LocationAddOn'), {
  description:
    'Something that a location has booked on top of posting gigs, for some days or until it is ended.',
  id: { resolve: locationPartId },
  loadWithoutCache: (id, context) => loadAddOn(found(locationPartIn(id), 'add-on'), context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the booking.' }),
    location: t.field({
      type: Location,
      description: 'Who has booked it.',
      resolve: ({ locationId }) => ({ id: locationId }),
    }),
    type: t.expose('type', { type: AddOnType, description: 'What is booked.' }),
    status: t.field({
      type: AddOnStatus,
      nullable: true,
      description: "How it stands today, by the location's calendar.",
      resolve: async ({ locationId, start_date, end_date }, _args, context) => {
        const { timezone } = await locationDetail(locationId, context);
        const today = context.now.toZonedDateTimeISO(timezone).toPlainDate();
        return addOnStatus({ startDate: start_date, endDate: end_date ?? null }, today);
      },
    }),
    startDate: t.expose('start_date', { type: 'Date', description: 'The first day.' }),
    endDate: t.expose('end_date', {
      type: 'Date',
      nullable: true,
      description: 'The last day; null while it goes on until somebody ends it.',
    }),
    notes: t.string({
      description: 'What was agreed, in own words; may be empty.',
      resolve: ({ notes }) => notes ?? '',
    }),
  }),
});
