import type { BlockReason } from '@brigade/domain/pros/blocks/blockReason.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { setBlockAddMutation } from '../../__generated__/setBlockAddMutation.graphql.ts';
import type { setBlockRemoveMutation } from '../../__generated__/setBlockRemoveMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Ids of nodes. */
interface ProAtLocation {
  readonly proId: string;
  readonly locationId: string;
}

/** A refusal of the server, with its place in the input. */
export interface BlockError {
  readonly message: string;
  readonly path: readonly string[];
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
          pro {
            ...ProBadges_pro
          }
        }
      }
    `,
    variables: { input: { proId, locationIds: [...locationIds], reason, feedback } },
  });
  return payload.errors;
}

/** Lifts the block of a pro at a location. */
export async function unblockPro(
  environment: IEnvironment,
  { proId, locationId }: ProAtLocation,
): Promise<readonly BlockError[]> {
  const { unblockPro: payload } = await commit<setBlockRemoveMutation>(environment, {
    mutation: graphql`
      mutation setBlockRemoveMutation($input: UnblockProInput!) {
        unblockPro(input: $input) {
          errors {
            message
            path
          }
          pro {
            ...ProBadges_pro
          }
        }
      }
    `,
    variables: { input: { proId, locationId } },
  });
  return payload.errors;
}
