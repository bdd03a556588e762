import { openApplications } from '@brigade/domain/schedule/gigs/openApplications.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { GigWire } from './gigWire.ts';

export const GigFill = builder.objectRef<GigWire>('GigFill').implement({
  description: 'How the places of a gig are filled, in people.',
  fields: (t) => ({
    places: t.exposeInt('allowed_confirmed_pros', { description: 'How many pros are wanted.' }),
    applications: t.int({
      description: 'All applications there ever were, cancelled ones included.',
      resolve: ({ stats }) => stats.total_applications,
    }),
    openApplications: t.int({
      description: 'Applications that wait for a decision: neither cancelled nor selected.',
      resolve: ({ stats }) =>
        openApplications({
          total: stats.total_applications,
          cancelled: stats.cancelled_applications,
          selected: stats.selected_applications,
        }),
    }),
    selected: t.int({
      description: 'Selected and not cancelled; confirmed ones are among them.',
      resolve: ({ stats }) => stats.selected_applications,
    }),
    confirmed: t.int({
      description: 'Confirmed and not cancelled.',
      resolve: ({ stats }) => stats.confirmed_applications,
    }),
    confirmedAutoMatched: t.int({
      description: 'The confirmed ones that were selected by automatic matching.',
      resolve: ({ stats }) => stats.confirmed_auto_matched_applications,
    }),
    cancelled: t.int({
      description: 'Cancelled applications, by whomever.',
      resolve: ({ stats }) => stats.cancelled_applications,
    }),
  }),
});
