import type { Candidate } from '@brigade/domain/filling/replacements/suggestReplacements.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { standbyCandidates_gig$key } from '../../__generated__/standbyCandidates_gig.graphql.ts';
import { conflictWords } from '../conflicts/conflictWords.ts';

/** A pro who can be asked for a place. */
export interface StandbyCandidate extends Candidate {
  readonly name: string;
  readonly hasApplied: boolean;
  readonly isBlocked: boolean;
  /** What speaks against the pro, in words. */
  readonly problems: readonly string[];
}

/** The open applicants of a gig and the other pros who could step in, the best match first. */
export function standbyCandidates(key: standbyCandidates_gig$key): StandbyCandidate[] {
  const { timeZone, standbys, applications } = readInlineData(
    graphql`
      fragment standbyCandidates_gig on Gig @inline @throwOnFieldError {
        timeZone
        standbys(limit: $limit) @catch(to: NULL) {
          matchScore
          conflicts {
            ...conflictWords_conflict
          }
          pro {
            id
            displayName
          }
        }
        applications(first: 20, filter: { stage: OPEN }, orderBy: BEST_MATCH) @catch(to: NULL) {
          edges {
            node {
              isBlocked
              match {
                score
                blockers {
                  text
                }
              }
              conflicts @catch(to: NULL) {
                ...conflictWords_conflict
              }
              pro {
                id
                displayName
              }
            }
          }
        }
      }
    `,
    key,
  );
  const zone = timeZone ?? null;
  const applied = (applications?.edges ?? []).map(({ node }): StandbyCandidate => {
    const { pro, match, isBlocked } = node;
    const conflicts = (node.conflicts ?? []).map((conflict) => conflictWords(conflict, zone));
    const problems = [...(match?.blockers.map(({ text }) => text) ?? []), ...conflicts];
    const isFree = problems.length === 0 && !isBlocked;
    const facts = { hasApplied: true, isBlocked, problems, isFree };
    return { id: pro.id, name: pro.displayName, score: match?.score ?? 0, ...facts };
  });
  const others = (standbys ?? [])
    .filter(({ pro }) => !applied.some(({ id }) => id === pro.id))
    .map(({ pro, matchScore, conflicts }): StandbyCandidate => {
      const problems = conflicts.map((conflict) => conflictWords(conflict, zone));
      const facts = { hasApplied: false, isBlocked: false, problems, isFree: problems.length === 0 };
      return { id: pro.id, name: pro.displayName, score: matchScore, ...facts };
    });
  return [...applied, ...others].toSorted((one, other) => other.score - one.score);
}
