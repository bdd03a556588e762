import { applicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { applicationStatus } from '@brigade/domain/filling/applications/applicationStatus.ts';
import type { GigStatus } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import { displayBadges } from '@brigade/domain/pros/profiles/badges.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { Payment } from './Payment.ts';
import { Badge } from '../../pros/profiles/Badge.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { ApplicantStage, ApplicationStatus, SelectionSource } from './applicationEnums.ts';
import { applicationFacts } from './applicationFacts.ts';
import { ApplicationReview } from './ApplicationReview.ts';
import { applicationById } from './applicationsApi.ts';
import { Cancellation } from './Cancellation.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';
import { OverrideNote } from '../../applications/OverrideNote.ts';
import { WorkingHours } from './WorkingHours.ts';

export const GigApplication = builder.node(builder.objectRef<GigApplicationWire>('GigApplication'), {
  description: "A pro's wish to work a gig, from applying to being paid.",
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(applicationById, databaseIdIn(id), 'application', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the application.' }),
    status: t.field({
      type: ApplicationStatus,
      description: 'The one status it is shown with, derived from all of its facts.',
      resolve: (application, _args, context) => {
        const { gig_id, gig_status } = application;
        const status = (gigStatus: GigStatus) =>
          applicationStatus(applicationFacts(application, gigStatus), context.now);
        return gig_status === undefined
          ? loadGig(gig_id, context).then((gig) => status(gig.status))
          : status(gig_status);
      },
    }),
    stage: t.field({
      type: ApplicantStage,
      description: 'How far a staffer has worked it.',
      resolve: ({ is_cancelled, is_selected, is_confirmed }) =>
        applicantStage({ isCancelled: is_cancelled, isSelected: is_selected, isConfirmed: is_confirmed }),
    }),
    isSelected: t.exposeBoolean('is_selected', {
      description: 'Whether the pro was chosen; stays true when it is cancelled later.',
    }),
    isConfirmed: t.exposeBoolean('is_confirmed', {
      description: 'Whether the pro accepted; stays true when it is cancelled later.',
    }),
    isCancelled: t.exposeBoolean('is_cancelled', { description: 'Whether it was cancelled, by whomever.' }),
    isBoosted: t.exposeBoolean('is_boosted', {
      description: 'Whether a bonus was on offer when the pro applied.',
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
      description: 'What the pro has earned, in the order to show: VERIFICATION first, never TOP_PRO.',
      resolve: ({ badges }) => displayBadges(badges),
    }),
    selectionSource: t.expose('selection_source', {
      type: SelectionSource,
      nullable: true,
      description: 'Who or what selected the pro; null while nobody has.',
    }),
    selectionExplanation: t.exposeString('selection_explanation', {
      nullable: true,
      description: 'Why auto-select chose the pro, in words; null where people chose.',
    }),
    appliedAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the pro applied.',
    }),
    overrideNote: t.expose('override_note', {
      type: OverrideNote,
      nullable: true,
      description: 'Why the pro got the place in spite of a conflict, if somebody said so.',
    }),
    workingHours: t.expose('working_hours', {
      type: WorkingHours,
      description: 'From when to when the pro works.',
    }),
    cancellation: t.expose('cancellation', {
      type: Cancellation,
      nullable: true,
      description: 'How it was cancelled, if it was.',
    }),
    review: t.expose('review', {
      type: ApplicationReview,
      nullable: true,
      description: 'What the location thought of the work, if it said so.',
    }),
    payment: t.expose('payment', {
      type: Payment,
      nullable: true,
      description: 'The charge to the business; null while there is none.',
    }),
    proPayment: t.expose('pro_payment', {
      type: Payment,
      nullable: true,
      description: 'The payout to the pro; null while there is none.',
    }),
    pro: t.expose('gigster', { type: Pro, description: 'Who applied.' }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'What was applied for. One call for all applications of an answer.',
      resolve: ({ gig_id }, _args, context) => loadGig(gig_id, context),
    }),
  }),
});

builder.queryField('gigApplication', (t) =>
  t.field({
    type: GigApplication,
    nullable: true,
    description:
      'The application with this number. Null with the error NOT_FOUND when the viewer may not know of it.',
    args: { databaseId: t.arg.int({ required: true, description: 'The number of the application.' }) },
    resolve: (_root, { databaseId }, context) =>
      loadById(applicationById, databaseId, 'application', context),
  }),
);
