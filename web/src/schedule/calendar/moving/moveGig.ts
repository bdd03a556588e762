import { graphql, type IEnvironment } from 'relay-runtime';
import type { moveGigMutation } from '../../../__generated__/moveGigMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { MovedShift } from './movedShift.ts';

/** Which gigs of a series a move reaches. */
export const moveScopes = ['THIS', 'FOLLOWING', 'ALL'] as const;

export type MoveScope = (typeof moveScopes)[number];

/** What became of a move. */
export interface MoveAnswer {
  /** Why the gig stays where it was; null when it has moved. */
  readonly refusal: string | null;
  /** Of the moved gig: what the next change is made from. */
  readonly revision: number | null;
  /** How many others of the series moved with it, and how many had to stay. */
  readonly others: { readonly moved: number; readonly stayed: number };
}

/** Moves a gig, and those of its series that the scope reaches. It is at its new time before the answer comes. */
export async function moveGig(
  environment: IEnvironment,
  gig: BoardGig,
  { date, startTime, endTime, startMs, endMs }: MovedShift,
  scope: MoveScope,
): Promise<MoveAnswer> {
  const { updateGig } = await commit<moveGigMutation>(environment, {
    mutation: graphql`
      mutation moveGigMutation($input: UpdateGigInput!) {
        updateGig(input: $input) {
          errors {
            message
          }
          gig {
            revision
          }
          results {
            gig {
              calendarGig {
                ...boardGig_gig
              }
            }
          }
          conflict {
            gig {
              calendarGig {
                ...boardGig_gig
              }
            }
          }
        }
      }
    `,
    variables: {
      input: {
        gigId: gig.gigId,
        scope,
        expectedRevision: gig.revision,
        date: date.toString(),
        startTime: startTime.toString({ smallestUnit: 'minute' }),
        endTime: endTime.toString({ smallestUnit: 'minute' }),
      },
    },
    optimisticUpdater: (store) => {
      const shown = store.get(gig.id);
      shown?.setValue(new Date(startMs).toISOString(), 'startTime');
      shown?.setValue(new Date(endMs).toISOString(), 'endTime');
    },
  });
  const [error] = updateGig.errors;
  const moved = updateGig.results.filter((result) => result.gig).length;
  return {
    refusal: error?.message ?? null,
    revision: updateGig.gig?.revision ?? null,
    others: { moved: Math.max(moved - 1, 0), stayed: updateGig.results.length - moved },
  };
}
