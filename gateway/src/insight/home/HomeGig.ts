import { fillChance } from '@brigade/domain/filling/advice/fillChance.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { HomeGigWire } from './homeWire.ts';

export const HomeGig = builder.objectRef<HomeGigWire>('HomeGig').implement({
  description: 'A gig that needs attention, in its shortest form.',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the gig, as used in URLs.',
    }),
    skillName: t.exposeString('skill_name', { description: "The name of the gig's position." }),
    startTime: t.expose('start_time', { type: 'DateTime', description: "The gig's start time, in UTC." }),
    endTime: t.expose('end_time', { type: 'DateTime', description: "The gig's end time, in UTC." }),
    places: t.exposeInt('allowed_confirmed_pros', { description: 'The number of pros the gig needs.' }),
    selected: t.exposeInt('selected_applications', {
      description: 'The number of selected pros who have not cancelled, including confirmed pros.',
    }),
    confirmed: t.exposeInt('confirmed_applications', {
      description: 'The number of confirmed pros who have not cancelled.',
    }),
    openApplications: t.exposeInt('open_applications', {
      description: 'The number of applications awaiting a decision: neither cancelled nor selected.',
    }),
    pendingOffers: t.exposeInt('pending_offers', {
      description: 'The number of direct offers without an answer.',
    }),
    fillChancePercent: t.int({
      nullable: true,
      description:
        'The share of similar gigs of the last 365 days that filled, in percent. Null with fewer than 5 of them, and with ' +
        '`isBrief`.',
      resolve: ({ fill_history }) =>
        fill_history && fillChance({ gigs: fill_history.gigs, filledGigs: fill_history.filled_gigs }),
    }),
  }),
});
