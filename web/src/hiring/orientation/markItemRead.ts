import { graphql, type IEnvironment } from 'relay-runtime';
import type { markItemReadMutation } from '../../__generated__/markItemReadMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** An item of the orientation with this code. */
interface ItemOfCode {
  readonly code: string;
  readonly itemDatabaseId: number;
}

/** Marks an orientation item as read. Resolves to the errors. */
export async function markItemRead(
  environment: IEnvironment,
  input: ItemOfCode,
): Promise<readonly { readonly message: string }[]> {
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
      // An orientation has no id, so Relay cannot match the payload with the record on screen.
      const orientation = store.getRootField('markOrientationItemRead')?.getLinkedRecord('orientation');
      const shown = store.getRoot().getLinkedRecord('orientation', { code: input.code });
      if (orientation && shown) shown.copyFieldsFrom(orientation);
    },
  });
  return payload.errors;
}
