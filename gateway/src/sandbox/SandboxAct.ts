import { builder } from '../platform/schema/builder.ts';
import { known } from '../platform/schema/known.ts';
import type { ActWire } from './sandboxWire.ts';

const kinds = [
  'APPLY',
  'ACCEPT_OFFER',
  'DECLINE_OFFER',
  'CONFIRM',
  'CANCEL',
  'CLOCK_IN',
  'CLOCK_OUT',
  'NO_SHOW',
  'JOIN_NETWORK',
  'LEAVE_SITE',
  'RETURN_TO_SITE',
  'DISPUTE_HOURS',
  'DISPUTE_PAYMENT',
  'DISPUTE_CANCELLATION',
  'ACCEPT_COUNTER',
  'DECLINE_COUNTER',
] as const;
type Kind = (typeof kinds)[number];

const SandboxActKind = builder.enumType('SandboxActKind', {
  description: 'An action of a pro in the sandbox.',
  values: {
    APPLY: { description: 'The pro applied to the gig.' },
    ACCEPT_OFFER: { description: 'The pro accepted an offer of the gig.' },
    DECLINE_OFFER: { description: 'The pro declined an offer of the gig.' },
    CONFIRM: { description: 'The pro was selected and confirmed.' },
    CANCEL: { description: 'The pro cancelled after being confirmed.' },
    CLOCK_IN: { description: 'The pro arrived and clocked in.' },
    CLOCK_OUT: { description: 'The pro finished and clocked out.' },
    NO_SHOW: { description: 'The pro did not show up.' },
    JOIN_NETWORK: { description: "The pro accepted an invite into the location's network." },
    LEAVE_SITE: { description: 'The pro left the site during the work.' },
    RETURN_TO_SITE: { description: 'The pro returned to the site.' },
    DISPUTE_HOURS: { description: 'The pro disputed hours that a manager changed.' },
    DISPUTE_PAYMENT: { description: 'The pro disputed a missing payment.' },
    DISPUTE_CANCELLATION: { description: 'The pro disputed the pay for a late cancellation.' },
    ACCEPT_COUNTER: { description: 'The pro accepted the counteroffer in a dispute.' },
    DECLINE_COUNTER: { description: 'The pro declined the counteroffer in a dispute.' },
  } satisfies Record<Kind, object>,
});

export const SandboxAct = builder.objectRef<ActWire>('SandboxAct').implement({
  description: 'An action, or attempted action, of a pro in the sandbox.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The sequence number of the action.' }),
    kind: t.field({
      type: SandboxActKind,
      description: 'The action that the pro took.',
      resolve: ({ kind }) => known(kinds.find((each) => each === kind) ?? null, 'act'),
    }),
    happenedAt: t.expose('done_ts', {
      type: 'DateTime',
      description: "When the action happened, on the sandbox's clock.",
    }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'The reason the action failed, as a sentence; null if it succeeded.',
    }),
    proUuid: t.string({
      description: "The pro's UUID, as used in URLs.",
      resolve: ({ pro }) => pro.uuid,
    }),
    proName: t.string({ description: "The pro's display name.", resolve: ({ pro }) => pro.display_name }),
    gigNumber: t.int({
      nullable: true,
      description: 'The database ID of the gig, if any.',
      resolve: ({ gig }) => gig?.id ?? null,
    }),
    locationNumber: t.int({
      nullable: true,
      description: "The database ID of the gig's location.",
      resolve: ({ gig }) => gig?.location_id ?? null,
    }),
    position: t.string({
      nullable: true,
      description: "The name of the gig's skill.",
      resolve: ({ gig }) => gig?.skill_name ?? null,
    }),
    gigStartsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "The gig's start time, in UTC.",
      resolve: ({ gig }) => gig?.start_time ?? null,
    }),
    gigTimeZone: t.string({
      nullable: true,
      description: "The IANA name of the gig's time zone.",
      resolve: ({ gig }) => gig?.timezone ?? null,
    }),
  }),
});
