import { wallMinutes } from '@brigade/domain/schedule/shiftTemplates/shiftTemplateProblems.ts';
import type { Context } from '../../platform/context.ts';
import { Location } from '../../businesses/locations/Location.ts';
import {
  type LocationPart,
  locationPartId,
  locationPartIn,
} from '../../businesses/locations/locationPartId.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { listShiftTemplates, type ShiftTemplateWire } from './shiftTemplatesApi.ts';

/** The shift templates of a location by start time, because the upstream does not guarantee an order. */
async function shiftTemplatesOf(locationId: number, { rest }: Context): Promise<ShiftTemplateWire[]> {
  const templates = await wholeList((page) =>
    rest.call(listShiftTemplates, { query: { ...page, location_id: locationId } }),
  );
  return templates.toSorted((one, other) => one.start_time.localeCompare(other.start_time));
}

/** A shift template, or null; REST has no call for a single one. */
export async function findShiftTemplate(
  { id, locationId }: LocationPart,
  context: Context,
): Promise<ShiftTemplateWire | null> {
  const templates = await shiftTemplatesOf(locationId, context);
  return templates.find((template) => template.id === id) ?? null;
}

export const ShiftTemplate = builder.node(builder.objectRef<ShiftTemplateWire>('ShiftTemplate'), {
  description: 'Reusable start and end times for shifts at a location.',
  id: { resolve: ({ id, location_id }) => locationPartId({ id, locationId: location_id }) },
  loadWithoutCache: async (id, context) => {
    const part = found(locationPartIn(id), 'shift template');
    return found(await findShiftTemplate(part, context), 'shift template');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the template.' }),
    startTime: t.expose('start_time', {
      type: 'LocalTime',
      description: "The start time of the shift, in the location's time zone.",
    }),
    endTime: t.expose('end_time', {
      type: 'LocalTime',
      description: 'The end time of the shift. An end at or before the start is on the next day.',
    }),
    minutes: t.int({
      description: 'The length of the shift in minutes of local time, including its break.',
      resolve: ({ start_time, end_time }) => wallMinutes({ startTime: start_time, endTime: end_time }),
    }),
    unpaidBreakMinutes: t.exposeInt('unpaid_break_minutes', {
      description: 'The unpaid break, in minutes.',
    }),
    location: t.field({
      type: Location,
      description: 'The location of the shift template.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
  }),
});

builder.objectField(Location, 'shiftTemplates', (t) =>
  t.field({
    type: [ShiftTemplate],
    nullable: true,
    description: 'The shift templates of the location, ordered by start time. Costs one upstream call.',
    extensions: { listSize: 20 },
    resolve: ({ id }, _args, context) => shiftTemplatesOf(id, context),
  }),
);
