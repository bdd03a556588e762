import type { homeItemKinds } from '@brigade/domain/insight/home/homeItems.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { HomeGig } from './HomeGig.ts';
import type { HomeItemShape } from './homeItemsOf.ts';

const HomeItemKind = builder.enumType('HomeItemKind', {
  description: 'What needs attention at a location.',
  values: {
    PROS_MISSING: { description: 'Confirmed pros have not clocked in to a gig under way.' },
    PLACES_OPEN: { description: 'A gig of the next seven days needs pros.' },
    PAYMENT_FAILED: { description: 'Payments of gigs have failed.' },
    DISPUTES_OPEN: { description: 'Claims of pros await the answer of the business.' },
    HOURS_TO_APPROVE: { description: 'Hours of gigs await approval and payment.' },
    GEO_LOGS_FLAGGED: { description: 'Geo logs are flagged for a review.' },
    INVITATIONS_OPEN: { description: 'Invitations to the team await an answer.' },
  } satisfies Described<typeof homeItemKinds>,
});

export const HomeItem = builder.objectRef<HomeItemShape>('HomeItem').implement({
  description: 'Something that needs attention at a location.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HomeItemKind, description: 'The kind of what needs attention.' }),
    count: t.exposeInt('count', {
      description: 'The number of pros, places, gigs, disputes, geo logs or invitations that need attention.',
    }),
    gig: t.expose('gig', {
      type: HomeGig,
      nullable: true,
      description: 'The gig that needs attention. Null for items about several gigs or none.',
    }),
    proNames: t.stringList({
      description: 'The display names of the missing pros. Empty for other kinds.',
      extensions: { listSize: 5 },
      resolve: ({ proNames }) => [...proNames],
    }),
  }),
});
