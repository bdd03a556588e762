import {
  matchPartKinds,
  matchReason,
  type MatchPartKind,
} from '@brigade/domain/filling/matching/matchPart.ts';
import { GigApplication } from '../applications/GigApplication.ts';
import type { GigApplicationWire } from '../applications/gigApplicationWire.ts';
import { builder } from '../../platform/schema/builder.ts';
import { MatchBlocker } from './MatchBlocker.ts';
import { MatchPart } from './MatchPart.ts';
import type { MatchPartsWire } from './matchWire.ts';

type MatchedApplication = GigApplicationWire & { match_score: number };

function isMatched(application: GigApplicationWire): application is MatchedApplication {
  return application.match_score != null;
}

const partOf: Record<MatchPartKind, keyof MatchPartsWire> = {
  SKILL: 'skill',
  WORKED_HERE: 'worked_here',
  RATING: 'rating',
  COMPLETION: 'completion',
  AVAILABILITY: 'availability',
  DISTANCE: 'distance',
};

const Match = builder.objectRef<MatchedApplication>('Match').implement({
  description:
    'How well a pro fits a gig, computed when the pro applied and when the time or place of the gig ' +
    'changed.',
  fields: (t) => ({
    score: t.int({
      description: 'The match score, 0 to 100: the sum of the parts.',
      resolve: ({ match_score }) => Math.round(match_score),
    }),
    parts: t.field({
      type: [MatchPart],
      description: 'The parts of the score, always in the same order. Empty if only the score is known.',
      extensions: { listSize: 6 },
      resolve: ({ match, gigster: { performance } }) => {
        const points = match?.parts;
        const record = {
          rating: performance?.rating ?? null,
          completionPercentage: performance?.completion_percentage ?? null,
        };
        return points
          ? matchPartKinds.map((kind) => ({
              kind,
              points: points[partOf[kind]],
              reason: matchReason(kind, points[partOf[kind]], record),
            }))
          : [];
      },
    }),
    blockers: t.field({
      type: [MatchBlocker],
      description: 'What currently prevents the pro from working the gig. Empty if nothing does.',
      extensions: { listSize: 2 },
      resolve: ({ match }) => match?.blockers ?? [],
    }),
  }),
});

builder.objectField(GigApplication, 'match', (t) =>
  t.field({
    type: Match,
    nullable: true,
    description: 'The parts and the blockers of the match. Null if the match is not computed.',
    resolve: (application) => (isMatched(application) ? application : null),
  }),
);
