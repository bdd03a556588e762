import { applicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { applicationStatus } from '@brigade/domain/filling/applications/applicationStatus.ts';
import { isMissing } from '@brigade/domain/filling/applications/isMissing.ts';
import { displayBadges } from '@brigade/domain/pros/profiles/badges.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { knownOrLoadedGig } from '../../schedule/gigs/loadGig.ts';
import { Payment } from './Payment.ts';
import { Badge } from '../../pros/profiles/Badge.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { ProAtLocation } from '../../pros/profiles/ProAtLocation.ts';
import { proOfLocation } from '../../pros/profiles/proSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { ApplicantStage, ApplicationStatus, SelectionSource } from './applicationEnums.ts';
import { applicationFacts, attendanceFacts } from './applicationFacts.ts';
import { ApplicationReview } from './ApplicationReview.ts';
import { applicationById } from './applicationsApi.ts';
import { byGigStatus } from './byGigStatus.ts';
import { Cancellation } from './Cancellation.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';
import { OverrideNote } from './OverrideNote.ts';
import { proAtGigLocation } from './proAtGigLocation.ts';
import { WorkingHours } from './WorkingHours.ts';

export const GigApplication = builder.node(builder.objectRef<GigApplicationWire>('GigApplication'), {
  description: "A pro's application for a gig, from applying to payment.",
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(applicationById, databaseIdIn(id), 'application', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the application.' }),
    gigDatabaseId: t.expose('gig_id', {
      type: 'DatabaseId',
      description: 'The number of the gig, without the upstream call that `gig` costs.',
    }),
    status: t.field({
      type: ApplicationStatus,
      description:
        'The status to display, derived from the facts of the application, the gig and the payments.',
      resolve: (application, _args, context) =>
        byGigStatus(application, context, (gigStatus) =>
          applicationStatus(applicationFacts(application, gigStatus), context.now),
        ),
    }),
    isMissing: t.boolean({
      nullable: true,
      description:
        'Whether the pro is confirmed and has not clocked in a quarter of an hour after the start. Null ' +
        'if the REST API sends no timesheets.',
      resolve: (application, _args, context) =>
        byGigStatus(application, context, (gigStatus) => {
          const facts = attendanceFacts(application, gigStatus);
          return facts && isMissing(facts, context.now);
        }),
    }),
    stage: t.field({
      type: ApplicantStage,
      description: 'The stage of the selection the application is in.',
      resolve: ({ is_cancelled, is_selected, is_confirmed }) =>
        applicantStage({ isCancelled: is_cancelled, isSelected: is_selected, isConfirmed: is_confirmed }),
    }),
    isSelected: t.exposeBoolean('is_selected', {
      description: 'Whether the pro was selected. Stays true after a cancellation.',
    }),
    isConfirmed: t.exposeBoolean('is_confirmed', {
      description: 'Whether the pro was confirmed. Stays true after a cancellation.',
    }),
    isCancelled: t.exposeBoolean('is_cancelled', {
      description: 'Whether the application was cancelled, by either side.',
    }),
    isBoosted: t.exposeBoolean('is_boosted', {
      description: 'Whether the gig had a bonus when the pro applied.',
    }),
    isFavorite: t.exposeBoolean('is_favorite', {
      description: "Whether the pro is a favorite of the gig's location.",
    }),
    isBlocked: t.exposeBoolean('is_blocked', {
      description: "Whether the pro is blocked at the gig's location.",
    }),
    matchScore: t.int({
      nullable: true,
      description: 'How well the pro fits the gig, 0 to 100.',
      resolve: ({ match_score }) => (match_score == null ? null : Math.round(match_score)),
    }),
    badges: t.field({
      type: [Badge],
      description: 'The badges the pro has earned, in display order: VERIFICATION first, never TOP_PRO.',
      resolve: ({ badges }) => displayBadges(badges),
    }),
    selectionSource: t.expose('selection_source', {
      type: SelectionSource,
      nullable: true,
      description: 'Who or what selected the pro. Null if the pro is not selected.',
    }),
    selectionExplanation: t.exposeString('selection_explanation', {
      nullable: true,
      description: 'Why auto-select chose the pro. Null if a user selected the pro.',
    }),
    appliedAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the pro applied, in UTC.',
    }),
    overrideNote: t.expose('override_note', {
      type: OverrideNote,
      nullable: true,
      description: 'The note on why the pro was accepted despite a conflict or a blocker, if any.',
    }),
    workingHours: t.expose('working_hours', {
      type: WorkingHours,
      description: 'The working hours of the pro.',
    }),
    cancellation: t.expose('cancellation', {
      type: Cancellation,
      nullable: true,
      description: 'The cancellation of the application, if any.',
    }),
    review: t.expose('review', {
      type: ApplicationReview,
      nullable: true,
      description: "The location's review of the work, if any.",
    }),
    payment: t.expose('payment', {
      type: Payment,
      nullable: true,
      description: 'The charge to the business, if any.',
    }),
    proPayment: t.expose('pro_payment', {
      type: Payment,
      nullable: true,
      description: 'The payout to the pro, if any.',
    }),
    pro: t.field({
      type: Pro,
      description: 'The pro who applied for the gig.',
      resolve: ({ gigster, location_id }) => proOfLocation(gigster, location_id),
    }),
    proAtLocation: t.field({
      type: ProAtLocation,
      nullable: true,
      description:
        "The pro from the point of view of the gig's location. Null if the gig could not be loaded.",
      resolve: proAtGigLocation,
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig. Costs one upstream call for all applications of a response.',
      resolve: ({ gig_id }, _args, context) => knownOrLoadedGig(gig_id, context),
    }),
  }),
});

builder.queryField('gigApplication', (t) =>
  t.field({
    type: GigApplication,
    nullable: true,
    description:
      'Look up an application by its number. Null with the error NOT_FOUND if the viewer may not see it.',
    args: {
      databaseId: t.arg({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the application.',
      }),
    },
    resolve: (_root, { databaseId }, context) =>
      loadById(applicationById, databaseId, 'application', context),
  }),
);
