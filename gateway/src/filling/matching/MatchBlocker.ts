import { type matchBlockerKinds, matchBlockerText } from '@brigade/domain/filling/matching/matchBlocker.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { MatchBlockerWire } from './matchWire.ts';

const MatchBlockerKindEnum = builder.enumType('MatchBlockerKind', {
  description: 'Reasons that prevent a pro from working a gig, regardless of the score.',
  values: {
    BLOCKED: { description: "The pro is blocked at the gig's location." },
    SUSPENDED: { description: 'The pro takes no gigs at the moment.' },
    MISSING_CERTIFICATION: {
      description: 'The gig needs a certification that the pro does not hold on its day.',
    },
    MISSING_BACKGROUND_CHECK: { description: 'The gig needs a background check that the pro has not had.' },
    WORKS_ELSEWHERE: { description: 'The pro has a place in another gig at that time.' },
  } satisfies Described<typeof matchBlockerKinds>,
});

export const MatchBlocker = builder.objectRef<MatchBlockerWire>('MatchBlocker').implement({
  description: 'A reason that keeps a pro from a gig. Auto-select skips applicants with one.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MatchBlockerKindEnum, description: 'The kind of the blocker.' }),
    text: t.string({
      description: 'The blocker in words for display, e.g. "Lacks: Food Handler Card".',
      resolve: ({ kind, names }) => matchBlockerText(kind, names),
    }),
  }),
});
