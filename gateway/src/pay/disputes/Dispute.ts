import { mostTimelineEntries } from '@brigade/domain/pay/disputes/disputeTimeline.ts';
import { whyNotAnswer, whyNotResolve } from '@brigade/domain/pay/disputes/disputeActs.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { gigZone } from '../../schedule/gigs/gigZone.ts';
import { DisputeOutcome, DisputeParty, DisputeStatus, DisputeSubject } from './disputeEnums.ts';
import { DisputeCost, DisputePayment, DisputeValue } from './disputeMoney.ts';
import { disputeById, getDisputeCost, getDisputeTimeline } from './disputesApi.ts';
import { DisputeTimelineEntry } from './DisputeTimelineEntry.ts';
import { toTimelineEntry } from './toTimelineEntry.ts';
import type { DisputeWire } from './disputeWire.ts';

export const Dispute = builder.node(builder.objectRef<DisputeWire>('Dispute'), {
  description:
    'A pro contests changed hours, a payment or the pay for a late cancellation. Requires the permission ' +
    '`wages.view` at the location; unanswered, the claim counts. If the location has moved since the work ' +
    'ended, the organization that had it is billed: its admins see and answer the dispute, and unanswered ' +
    'it is left to the platform.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(disputeById, databaseIdIn(id), 'dispute', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the dispute.' }),
    subject: t.expose('subject', { type: DisputeSubject, description: 'What the pro contests.' }),
    status: t.expose('status', { type: DisputeStatus, description: 'Who has to act now.' }),
    outcome: t.expose('outcome', {
      type: DisputeOutcome,
      nullable: true,
      description: 'How the dispute ended. Null until then.',
    }),
    application: t.expose('application', {
      type: GigApplication,
      description: 'The application whose work is disputed.',
    }),
    gig: t.expose('gig', {
      type: Gig,
      description: 'The gig that the pro worked, or lost by its cancellation.',
    }),
    postedMinutes: t.exposeInt('posted_minutes', {
      description: 'The posted time in minutes, without the unpaid break.',
    }),
    punchedMinutes: t.exposeInt('punched_minutes', {
      nullable: true,
      description: 'From clock-in to clock-out in minutes, without breaks. Null unless both exist.',
    }),
    contested: t.expose('contested', {
      type: DisputeValue,
      description: 'The hours or the amount that counted when the pro opened the dispute.',
    }),
    claimed: t.expose('claimed', {
      type: DisputeValue,
      description: 'The hours or the amount that the pro claims.',
    }),
    counter: t.expose('counter', {
      type: DisputeValue,
      nullable: true,
      description: 'What the business offers instead. Null without a counteroffer.',
    }),
    resolved: t.expose('resolved', {
      type: DisputeValue,
      nullable: true,
      description: 'The hours or the amount that count after the decision. Null before it.',
    }),
    claimNote: t.exposeString('claim_note', {
      nullable: true,
      description: 'Why the pro disputes it. Null without a note.',
    }),
    counterNote: t.exposeString('counter_note', {
      nullable: true,
      description: 'Why the business offers less. Null without a counteroffer.',
    }),
    resolutionNote: t.exposeString('resolution_note', {
      nullable: true,
      description: "The platform's reason for its decision. Null unless the platform decided.",
    }),
    openedAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the pro opened the dispute, in UTC.',
    }),
    answerDueAt: t.expose('answer_due_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the claim (OPEN) or the counteroffer (COUNTERED) counts without an answer, in UTC. Null in other states.',
    }),
    escalatedAt: t.expose('escalated_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the dispute was left to the platform, in UTC. Null if it was not, or if the time is unknown.',
    }),
    escalatedBy: t.expose('escalated_by', {
      type: DisputeParty,
      nullable: true,
      description: 'Who left the dispute to the platform. Null if no one did, or if it is unknown.',
    }),
    resolvedAt: t.expose('resolved_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the dispute was decided, in UTC. Null before.',
    }),
    billedTo: t.exposeString('billed_to', {
      nullable: true,
      description:
        'The name of the organization that is billed, if the location has moved since the work ended. Null where the ' +
        'location and its organization are billed, or if it is unknown.',
    }),
    payment: t.expose('payment', {
      type: DisputePayment,
      nullable: true,
      description: 'The last step of the additional payment that the dispute led to. Null without one.',
    }),
    cost: t.field({
      type: DisputeCost,
      nullable: true,
      description: 'What granting the claim costs, or a part of it. Costs one upstream call.',
      args: {
        minutes: t.arg.int({
          description: 'In a dispute about hours or a cancellation; the claim if omitted.',
        }),
        amountCents: t.arg.int({
          description: 'In a dispute about a payment, in cents; the claim if omitted.',
        }),
      },
      resolve: ({ id }, { minutes, amountCents }, { rest }) =>
        rest.call(getDisputeCost, {
          path: { id },
          query: {
            ...(minutes != null && { minutes: Math.max(0, minutes) }),
            ...(amountCents != null && { amount_cents: Math.max(0, amountCents) }),
          },
        }),
    }),
    timeline: t.field({
      type: [DisputeTimelineEntry],
      nullable: true,
      description:
        'What is known about the work, by time: the posting, edits, the cancellation, offers, punches and breaks with their corrections, ' +
        `positions, changed hours, payments, parts of charges that came back and the steps of the dispute. At most ${mostTimelineEntries} entries: of kinds with many, the ` +
        'earliest are left out. Costs one upstream call.',
      extensions: { listSize: 30 },
      resolve: async ({ id, gig }, _args, context) => {
        const entries = await context.rest.call(getDisputeTimeline, { path: { id } });
        const zone = (await gigZone(gig, context)) ?? 'UTC';
        return entries.flatMap((entry, index) =>
          toTimelineEntry(entry, index, { zone, slug: context.productSlug }),
        );
      },
    }),
    viewerCanAnswer: t.boolean({
      description:
        'Whether the viewer can accept the claim, make a counteroffer, or leave it to the platform.',
      resolve: async (dispute, _args, context) => (await reasonNotToAnswer(dispute, context)) === null,
    }),
    viewerCannotAnswerReason: t.string({
      nullable: true,
      description: 'Why the viewer cannot answer. Null if they can.',
      resolve: reasonOf(reasonNotToAnswer),
    }),
    viewerCanResolve: t.boolean({
      description: 'Whether the viewer can decide for the platform.',
      resolve: async (dispute, _args, context) => (await reasonNotToResolve(dispute, context)) === null,
    }),
    viewerCannotResolveReason: t.string({
      nullable: true,
      description: 'Why the viewer cannot decide for the platform. Null if they can.',
      resolve: reasonOf(reasonNotToResolve),
    }),
  }),
});

type Reason = (dispute: DisputeWire, context: Context) => Promise<string | null>;

const reasonOf = (reason: Reason) => (dispute: DisputeWire, _args: object, context: Context) =>
  reason(dispute, context);

async function reasonNotToAnswer(dispute: DisputeWire, context: Context): Promise<string | null> {
  const { status, answer_due_ts: due, billed_to: name, accepts_answer, location_id: id } = dispute;
  const facts = {
    status,
    answerDue: due === null ? null : Temporal.Instant.from(due),
    billedElsewhere: name == null ? null : { name, viewerAnswers: accepts_answer ?? false },
  };
  // Those who answer for an organization that the location has left may have no access to it.
  const access = name == null ? await viewerAccess({ id, organizationId: undefined }, context) : null;
  return whyNotAnswer(facts, access, context.now);
}

async function reasonNotToResolve(dispute: DisputeWire, { rest }: Context): Promise<string | null> {
  const { is_platform_admin } = await rest.call(getViewer);
  return whyNotResolve(dispute, is_platform_admin ? 'PLATFORM_ADMIN' : null);
}
