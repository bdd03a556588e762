import { openApplications } from '@brigade/domain/schedule/gigs/openApplications.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { GigWire } from './gigWire.ts';

export const GigFill = builder.objectRef<GigWire>('GigFill').implement({
  description: 'The number of pros a gig needs and has, by application status.',
  fields: (t) => ({
    places: t.exposeInt('allowed_confirmed_pros', { description: 'The number of pros the gig needs.' }),
    applications: t.int({
      description: 'The total number of applications, including cancelled ones.',
      resolve: ({ stats }) => stats.total_applications,
    }),
    openApplications: t.int({
      description: 'The number of applications awaiting a decision: neither cancelled nor selected.',
      resolve: ({ stats }) =>
        openApplications({
          total: stats.total_applications,
          cancelled: stats.cancelled_applications,
          selected: stats.selected_applications,
        }),
    }),
    selected: t.int({
      description: 'The number of selected pros who have not cancelled, including confirmed pros.',
      resolve: ({ stats }) => stats.selected_applications,
    }),
    confirmed: t.int({
      description: 'The number of confirmed pros who have not cancelled.',
      resolve: ({ stats }) => stats.confirmed_applications,
    }),
    confirmedAutoMatched: t.int({
      description: 'The number of confirmed pros who were chosen by auto-select.',
      resolve: ({ stats }) => stats.confirmed_auto_matched_applications,
    }),
    cancelled: t.int({
      description: 'The number of cancelled applications, regardless of who cancelled them.',
      resolve: ({ stats }) => stats.cancelled_applications,
    }),
    missing: t.int({
      nullable: true,
      description:
        'The number of confirmed pros who have not clocked in a quarter of an hour after the start. Null ' +
        'if the REST API does not count them.',
      resolve: ({ stats }) => stats.missing_applications,
    }),
    noShows: t.int({
      nullable: true,
      description:
        'The number of recorded no-shows whose places have not been filled again. Null if the REST API ' +
        'does not count them.',
      resolve: ({ stats }) => stats.no_show_applications,
    }),
    offered: t.int({
      nullable: true,
      description:
        'The number of direct offers that await an answer, to pros without a place. Excludes offers of ' +
        'the places in `noShows`. Can exceed the open places. Null if the REST API does not count them.',
      resolve: ({ stats }) => stats.offered_applications,
    }),
    clockedIn: t.int({
      nullable: true,
      description:
        'The number of pros who have clocked in and not out, including those who forgot to clock out. ' +
        'Null if the REST API does not count them.',
      resolve: ({ stats }) => stats.clocked_in_applications,
    }),
    late: t.int({
      nullable: true,
      description:
        'The number of confirmed pros who clocked in more than 15 minutes after the start. Null if the REST API does ' +
        'not count them.',
      resolve: ({ stats }) => stats.late_applications,
    }),
    notClockedOut: t.int({
      nullable: true,
      description:
        'The number of confirmed pros who did not clock out, so that the system did. Each counts until a manager corrects ' +
        'the clock-out, sets the hours or submits the pay. Null if the REST API does not count them.',
      resolve: ({ stats }) => stats.not_clocked_out_applications,
    }),
    unpaid: t.int({
      nullable: true,
      description:
        'The number of confirmed pros of an ended gig, or one that was cancelled late, whose charge was ' +
        'not submitted, or whose charge or payout failed. 0 while all payments are on their way. Null if ' +
        'the REST API does not count them.',
      resolve: ({ stats }) => stats.unpaid_applications,
    }),
  }),
});
