import type { homeItemKinds } from '@brigade/domain/insight/home/homeItems.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { HomeGig } from './HomeGig.ts';
import type { HomeItemShape } from './homeItemsOf.ts';

const HomeItemKind = builder.enumType('HomeItemKind', {
  description: 'What needs attention at a location.',
  values: {
    PROS_MISSING: { description: 'Confirmed pros have not clocked in to a gig under way.' },
    REPLACEMENTS_NEEDED: {
      description:
        'Places of a gig under way are open because pros do not come, and others can still take them.',
    },
    PLACES_OPEN: { description: 'A gig of the next seven days needs pros.' },
    PAYMENT_FAILED: { description: 'Payments of gigs have failed.' },
    EXTRA_PAYMENTS_FAILED: { description: 'Extra payments of the business have failed.' },
    INVOICES_UNPAID: { description: 'Invoices of the location are overdue, or their charge failed.' },
    DISPUTES_OPEN: { description: 'Claims of pros await the answer of the business.' },
    APPLICANTS_WAITING: {
      description: 'Applicants of gigs that are not among the open ones listed await a decision.',
    },
    OFFERS_UNANSWERED: {
      description: 'Offers of gigs that are not among the open ones listed await the answer of a pro.',
    },
    HOURS_TO_APPROVE: { description: 'Hours of gigs await approval and payment.' },
    GEO_LOGS_FLAGGED: { description: 'Geo logs are flagged for a review.' },
    CERTIFICATIONS_EXPIRING: {
      description:
        'Certifications of confirmed pros of gigs to come expire within 30 days or before the gig.',
    },
    INVOICES_TO_REVIEW: { description: 'Drafts of invoices can be reviewed before they are issued.' },
    INVITATIONS_OPEN: { description: 'Invitations to the team await an answer.' },
  } satisfies Described<typeof homeItemKinds>,
});

export const HomeItem = builder.objectRef<HomeItemShape>('HomeItem').implement({
  description: 'Something that needs attention at a location.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HomeItemKind, description: 'The kind of what needs attention.' }),
    count: t.exposeInt('count', {
      description:
        'The number of pros, places, gigs, applicants, offers, payments, invoices, disputes, geo logs, certifications or ' +
        'invitations that need attention.',
    }),
    gig: t.expose('gig', {
      type: HomeGig,
      nullable: true,
      description: 'The gig that needs attention. Null for items about several gigs or none.',
    }),
    gigs: t.field({
      type: [HomeGig],
      description:
        'The first gigs of an item about applicants or offers of several, the earliest first: up to five, and up to two ' +
        'with `isBrief`. Empty for other kinds.',
      extensions: { listSize: 5 },
      resolve: ({ gigs }) => [...gigs],
    }),
    proNames: t.stringList({
      description: 'The display names of the pros who are missing or do not come. Empty for other kinds.',
      extensions: { listSize: 5 },
      resolve: ({ proNames }) => [...proNames],
    }),
  }),
});
