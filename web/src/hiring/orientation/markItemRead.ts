import { graphql, type IEnvironment } from 'relay-runtime';
import type { markItemReadMutation } from '../../__generated__/markItemReadMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** An item of the orientation with this code. */
interface ItemOfCode {
  readonly code: string;
  readonly itemDatabaseId: number;
}

/** Says that an item was read. Resolves to the server's refusal, null when there is none. */
export async function markItemRead(environment: IEnvironment, input: ItemOfCode): Promise<string | null> {
  const { markOrientationItemRead: payload } = await commit<markItemReadMutation>(environment, {
    mutation: graphql`
      mutation markItemReadMutation($input: MarkOrientationItemReadInput!) {
        markOrientationItemRead(input: $input) {
          errors {
            message
          }
          orientation {
            ...OrientationProgress_orientation
            ...OrientationItems_orientation
          }
        }
      }
    `,
    variables: { input },
    updater: (store) => {
      // It has no id by which Relay could tell that it is the one on the screen.
      const orientation = store.getRootField('markOrientationItemRead')?.getLinkedRecord('orientation');
      const shown = store.getRoot().getLinkedRecord('orientation', { code: input.code });
      if (orientation && shown) shown.copyFieldsFrom(orientation);
    },
  });
  return payload.errors[0]?.message ?? null;
}
