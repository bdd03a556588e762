import { type BlockReason, blockReasons } from '@brigade/domain/pros/blocks/blockReason.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { setBlockAddMutation } from '../../__generated__/setBlockAddMutation.graphql.ts';
import type { setBlockRemoveMutation } from '../../__generated__/setBlockRemoveMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The ids of a pro's and a location's nodes. */
interface ProAndLocation {
  readonly proId: string;
  readonly locationId: string;
}

/** A refusal of the server, with the path of the input field it is about. */
export interface BlockError {
  readonly message: string;
  readonly path: readonly string[];
}

/** What it takes to block again. */
interface RemovedBlock {
  readonly reason: BlockReason;
  readonly feedback: string | null;
}

/** Blocks a pro at locations, which also cancels the pro's applications for shifts that have not started. */
export async function blockPro(
  environment: IEnvironment,
  { proId, locationIds }: { readonly proId: string; readonly locationIds: readonly string[] },
  reason: BlockReason,
  feedback: string | null,
): Promise<readonly BlockError[]> {
  const { blockPro: payload } = await commit<setBlockAddMutation>(environment, {
    mutation: graphql`
      mutation setBlockAddMutation($input: BlockProInput!) {
        blockPro(input: $input) {
          errors {
            message
            path
          }
          prosAtLocations {
            ...ProBadges_atLocation
          }
        }
      }
    `,
    variables: { input: { proId, locationIds: [...locationIds], reason, feedback } },
  });
  return payload.errors;
}

/** Unblocks a pro at a location. Resolves to what was refused, and to the block that was removed. */
export async function unblockPro(
  environment: IEnvironment,
  { proId, locationId }: ProAndLocation,
): Promise<{ readonly errors: readonly BlockError[]; readonly removedBlock: RemovedBlock | null }> {
  const { unblockPro: payload } = await commit<setBlockRemoveMutation>(environment, {
    mutation: graphql`
      mutation setBlockRemoveMutation($input: UnblockProInput!) {
        unblockPro(input: $input) {
          errors {
            message
            path
          }
          proAtLocation {
            ...ProBadges_atLocation
          }
          removedBlock {
            reason
            feedback
          }
        }
      }
    `,
    variables: { input: { proId, locationId } },
  });
  const { errors, removedBlock } = payload;
  const reason = blockReasons.find((known) => known === removedBlock?.reason);
  return { errors, removedBlock: reason ? { reason, feedback: removedBlock?.feedback ?? null } : null };
}
