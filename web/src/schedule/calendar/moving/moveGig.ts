import { graphql, type IEnvironment } from 'relay-runtime';
import type { moveGigMutation, UpdateGigInput } from '../../../__generated__/moveGigMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { MovedShift } from './movedShift.ts';

/** The gigs of a series to move. */
export const moveScopes = ['THIS', 'FOLLOWING', 'ALL'] as const;

export type MoveScope = (typeof moveScopes)[number];

export interface MoveResult {
  /** The reason the gig was not moved. Null on success. */
  readonly refusal: string | null;
  /** The new revision of the gig, expected by the next update. */
  readonly revision: number | null;
  /** The number of other gigs of the series that were moved and that could not be moved. */
  readonly others: { readonly moved: number; readonly stayed: number };
}

/** The change of the gigs in the scope. */
export function moveInput(
  { gigId }: BoardGig,
  { date, startTime, endTime }: MovedShift,
  scope: MoveScope,
): UpdateGigInput {
  return {
    gigId,
    scope,
    date: date.toString(),
    startTime: startTime.toString({ smallestUnit: 'minute' }),
    endTime: endTime.toString({ smallestUnit: 'minute' }),
  };
}

/** Moves a gig and the gigs of its series in the scope. Updates the gig optimistically. */
export async function moveGig(
  environment: IEnvironment,
  gig: BoardGig,
  shift: MovedShift,
  scope: MoveScope,
): Promise<MoveResult> {
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
    variables: { input: { ...moveInput(gig, shift, scope), expectedRevision: gig.revision } },
    optimisticUpdater: (store) => {
      const shown = store.get(gig.id);
      shown?.setValue(new Date(shift.startMs).toISOString(), 'startTime');
      shown?.setValue(new Date(shift.endMs).toISOString(), 'endTime');
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
