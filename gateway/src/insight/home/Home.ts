import type { homeSetupSteps, HomeSetupStep } from '@brigade/domain/insight/home/homeSetup.ts';
import { refuseMoney } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { ExpiringCertification } from './ExpiringCertification.ts';
import { HomeDay } from './HomeDay.ts';
import { HomeItem } from './HomeItem.ts';
import { homeItemsOf } from './homeItemsOf.ts';
import { setupStepsOf } from './setupStepsOf.ts';
import { HomeWeek } from './HomeWeek.ts';
import type { HomeWire } from './homeWire.ts';

const HomeSetupStepKind = builder.enumType('HomeSetupStepKind', {
  description: 'A step of setting up a location.',
  values: {
    APPROVAL: { description: 'The location is approved to post gigs.' },
    TERMS: { description: 'The viewer has accepted the current terms.' },
    CONTACT: { description: 'The location has a phone number for pros to call.' },
    TEAM: {
      description: 'More than one person is on the team of the location, or someone is invited to it.',
    },
    PAYMENT_METHOD: { description: 'A payment method that works is charged for the location.' },
    FIRST_SHIFT: { description: 'A first gig has been posted.' },
  } satisfies Described<typeof homeSetupSteps>,
});

const HomeSetup = builder.objectRef<{ kind: HomeSetupStep; isDone: boolean }>('HomeSetup').implement({
  description: 'A step of setting up a location, done or not.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HomeSetupStepKind, description: 'What the step is about.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether the step is done.' }),
  }),
});

export const Home = builder.objectRef<HomeWire>('Home').implement({
  description: 'What is happening at a location today, and what needs attention.',
  fields: (t) => ({
    today: t.expose('today', {
      type: 'Date',
      description: 'The current day in the time zone of the location.',
    }),
    days: t.expose('days', {
      type: [HomeDay],
      description: 'Today and the six days after it.',
      extensions: { listSize: 7 },
    }),
    items: t.field({
      type: [HomeItem],
      description:
        "What needs attention and the viewer's role can act on, the most urgent first. Lists the first " +
        'five gigs that need pros, and the first two with `isBrief`.',
      extensions: { listSize: 10 },
      resolve: (home, _args, { now }) => homeItemsOf(home, now),
    }),
    expiringCertifications: t.field({
      type: [ExpiringCertification],
      nullable: true,
      description:
        'The certifications of confirmed pros of gigs to come that expire within 30 days or before the gig, the earliest ' +
        'first; at most 10. One that expired after the pro applied is among them. Null for viewers who cannot manage ' +
        'applicants.',
      extensions: { listSize: 10 },
      resolve: ({ expiring_certifications }) => expiring_certifications?.first ?? null,
    }),
    openGigs: t.int({
      nullable: true,
      description:
        'The number of gigs of the seven days that need pros. Null for viewers who cannot manage applicants.',
      resolve: ({ open }) => open?.gigs ?? null,
    }),
    openPlaces: t.int({
      nullable: true,
      description:
        'The number of open places of the gigs that need pros. Null for viewers who cannot manage applicants.',
      resolve: ({ open }) => open?.places ?? null,
    }),
    weeks: t.field({
      type: [HomeWeek],
      nullable: true,
      description:
        'The cost of the last four weeks and this one, which is last; only this one with `isBrief`. Null ' +
        'with the error FORBIDDEN without the permission `wages.view`.',
      extensions: { listSize: 5 },
      resolve: ({ weeks }) => weeks ?? refuseMoney(),
    }),
    setup: t.field({
      type: [HomeSetup],
      nullable: true,
      description:
        "The steps of setting up the location that the viewer's role can do. Null for viewers who cannot post gigs.",
      extensions: { listSize: 6 },
      resolve: ({ setup }) => setup && setupStepsOf(setup),
    }),
  }),
});
