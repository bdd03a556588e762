/**
 * @generated SignedSource<<7d62a0f8642e20a9b9c2a1869b7485df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallTimeCard_callTime$data = {
  readonly fullInSeconds: number;
  readonly left: number;
  readonly limit: number;
  readonly perSecond: number;
  readonly " $fragmentType": "CallTimeCard_callTime";
};
export type CallTimeCard_callTime$key = {
  readonly " $data"?: CallTimeCard_callTime$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallTimeCard_callTime">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CallTimeCard_callTime",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullInSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perSecond",
      "storageKey": null
    }
  ],
  "type": "ApiCallTime",
  "abstractKey": null
};

(node as any).hash = "6281c4028516e53c9ae39ca524600b91";

export default node;
