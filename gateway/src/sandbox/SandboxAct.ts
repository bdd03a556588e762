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
] as const;
type Kind = (typeof kinds)[number];

const SandboxActKind = builder.enumType('SandboxActKind', {
  description: 'What a pro of the sandbox did.',
  values: {
    APPLY: { description: 'Applied to the gig.' },
    ACCEPT_OFFER: { description: 'Accepted an offer of it.' },
    DECLINE_OFFER: { description: 'Declined an offer of it.' },
    CONFIRM: { description: 'Was selected, and confirmed.' },
    CANCEL: { description: 'Dropped out.' },
    CLOCK_IN: { description: 'Arrived and clocked in.' },
    CLOCK_OUT: { description: 'Clocked out.' },
    NO_SHOW: { description: 'Did not come.' },
    JOIN_NETWORK: { description: 'Followed an invite into the network of the location.' },
  } satisfies Record<Kind, object>,
});

export const SandboxAct = builder.objectRef<ActWire>('SandboxAct').implement({
  description: 'Something that a pro of the sandbox did, or tried to do.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Counts the acts of the sandbox.' }),
    kind: t.field({
      type: SandboxActKind,
      description: 'What they did.',
      resolve: ({ kind }) => known(kinds.find((each) => each === kind) ?? null, 'act'),
    }),
    happenedAt: t.expose('done_ts', { type: 'DateTime', description: 'When, by the sandbox’s clock.' }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why it came to nothing, in a sentence; null when it was done.',
    }),
    proUuid: t.string({
      description: 'The pro’s uuid, as it stands in addresses.',
      resolve: ({ pro }) => pro.uuid,
    }),
    proName: t.string({ description: 'The pro’s name.', resolve: ({ pro }) => pro.display_name }),
    gigNumber: t.int({
      nullable: true,
      description: 'The number of the gig; null where none is concerned.',
      resolve: ({ gig }) => gig?.id ?? null,
    }),
    locationNumber: t.int({
      nullable: true,
      description: 'The number of the gig’s location.',
      resolve: ({ gig }) => gig?.location_id ?? null,
    }),
    position: t.string({
      nullable: true,
      description: 'The gig’s skill, by name.',
      resolve: ({ gig }) => gig?.skill_name ?? null,
    }),
    gigStartsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the gig starts.',
      resolve: ({ gig }) => gig?.start_time ?? null,
    }),
    gigTimeZone: t.string({
      nullable: true,
      description: 'The IANA zone of the gig’s place.',
      resolve: ({ gig }) => gig?.timezone ?? null,
    }),
  }),
});
