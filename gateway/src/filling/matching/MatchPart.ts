import {
  type MatchPartKind,
  type matchPartKinds,
  matchParts,
} from '@brigade/domain/filling/matching/matchPart.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export interface MatchPartShape {
  readonly kind: MatchPartKind;
  readonly points: number;
  readonly reason: string;
}

const MatchPartKindEnum = builder.enumType('MatchPartKind', {
  description: 'The parts of a match score.',
  values: {
    SKILL: { description: 'Whether the pro knows the position: up to 30 points.' },
    WORKED_HERE: { description: 'Whether the pro has worked at the location before: 20 points.' },
    RATING: { description: 'The average rating by businesses, from 3 to 5: up to 15 points.' },
    COMPLETION: {
      description: "The pro's completion rate, from 70 to 100 percent: up to 15 points.",
    },
    AVAILABILITY: {
      description: 'Whether the pro is available on the day and at the time of the gig: 10 points, else 3.',
    },
    DISTANCE: { description: 'Whether the pro lives in the same city (10 points) or market (6 points).' },
  } satisfies Described<typeof matchPartKinds>,
});

export const MatchPart = builder.objectRef<MatchPartShape>('MatchPart').implement({
  description: 'One part of a match score.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MatchPartKindEnum, description: 'The kind of this part.' }),
    label: t.string({
      description: 'The name of the part for display, e.g. "Worked here".',
      resolve: ({ kind }) => matchParts[kind].label,
    }),
    points: t.exposeFloat('points', { description: 'The points of the part, 0 to `maxPoints`.' }),
    maxPoints: t.int({
      description: 'The maximum points of the part. The maximums of all parts add up to 100.',
      resolve: ({ kind }) => matchParts[kind].maxPoints,
    }),
    reason: t.exposeString('reason', {
      description: 'The reason for the points, e.g. "Has worked at this location before".',
    }),
  }),
});
