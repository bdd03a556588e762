import {
  type MatchPartKind,
  type matchPartKinds,
  matchParts,
} from '@brigade/domain/filling/matching/matchPart.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

/** One part of a match. */
export interface MatchPartShape {
  readonly kind: MatchPartKind;
  readonly points: number;
  readonly reason: string;
}

const MatchPartKindEnum = builder.enumType('MatchPartKind', {
  description: 'The parts of a match score.',
  values: {
    SKILL: { description: 'Whether the pro knows the position: up to 30 points.' },
    WORKED_HERE: { description: 'Whether they have worked at the location before: 20 points.' },
    RATING: { description: 'The average rating by businesses, from 3 to 5: up to 15 points.' },
    COMPLETION: {
      description: 'How many of their gigs they worked, from 70 to 100 percent: up to 15 points.',
    },
    AVAILABILITY: { description: 'Whether they take work at that time of that day: 10 points, else 3.' },
    DISTANCE: { description: 'Whether they live in the same city (10 points) or market (6).' },
  } satisfies Described<typeof matchPartKinds>,
});

export const MatchPart = builder.objectRef<MatchPartShape>('MatchPart').implement({
  description: 'One part of a match score.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MatchPartKindEnum, description: 'The kind of this part.' }),
    label: t.string({
      description: 'The same in words for people, e.g. "Worked here".',
      resolve: ({ kind }) => matchParts[kind].label,
    }),
    points: t.exposeFloat('points', { description: 'The points it brought, 0 to `maxPoints`.' }),
    maxPoints: t.int({
      description: 'The points that it brings at most. Those of all parts are 100 together.',
      resolve: ({ kind }) => matchParts[kind].maxPoints,
    }),
    reason: t.exposeString('reason', { description: 'Why, e.g. "Has worked at this location before".' }),
  }),
});
