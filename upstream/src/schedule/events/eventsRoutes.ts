import type { RouteFactory } from '../../platform/server/route.ts';
import { addGigsToEvent } from './addGigsToEvent.ts';
import { addShiftsToEvent } from './addShiftsToEvent.ts';
import { createEvent } from './createEvent.ts';
import { deleteEvent } from './deleteEvent.ts';
import { getEvent } from './getEvent.ts';
import { getShift } from './getShift.ts';
import { listEvents } from './listEvents.ts';
import { listEventShifts } from './listEventShifts.ts';
import { listOrganizationShifts } from './listOrganizationShifts.ts';
import { removeGigsFromEvent } from './removeGigsFromEvent.ts';
import { updateEvent } from './updateEvent.ts';
import { updateShift } from './updateShift.ts';

/** The routes for events, in the order of the documentation. */
export const eventsRoutes: readonly RouteFactory[] = [
  listEvents,
  createEvent,
  getEvent,
  updateEvent,
  deleteEvent,
  listEventShifts,
  addShiftsToEvent,
  addGigsToEvent,
  removeGigsFromEvent,
  listOrganizationShifts,
  getShift,
  updateShift,
];
