/**
 * @generated SignedSource<<fc05303df8db5bfcb9ae0fafb9873cd7>>
 * @relayHash 93355f5216ea6918ec01c1cdc7abe453
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93355f5216ea6918ec01c1cdc7abe453

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockLocationChoiceQuery } from './BlockLocationChoiceQuery.graphql';

const node: PreloadableConcreteRequest<BlockLocationChoiceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93355f5216ea6918ec01c1cdc7abe453",
    "metadata": {},
    "name": "BlockLocationChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
