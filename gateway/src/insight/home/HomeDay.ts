import { builder } from '../../platform/schema/builder.ts';
import type { HomeWire } from './homeWire.ts';

export const HomeDay = builder.objectRef<HomeWire['days'][number]>('HomeDay').implement({
  description: 'How a day at a location, or at several, is staffed.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day in the time zone of each location.' }),
    gigs: t.exposeInt('gigs', { description: 'The number of gigs that start on the day.' }),
    places: t.exposeInt('places', { description: 'The number of pros that the gigs of the day need.' }),
    confirmed: t.exposeInt('confirmed', { description: 'The number of places with a confirmed pro.' }),
  }),
});
