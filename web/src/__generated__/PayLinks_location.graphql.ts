/**
 * @generated SignedSource<<238bbc769a362e27c794c354c8da61c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayLinks_location$data = {
  readonly billing: {
    readonly viewerCanManage: boolean;
  } | null | undefined;
  readonly openDisputes: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "PayLinks_location";
};
export type PayLinks_location$key = {
  readonly " $data"?: PayLinks_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayLinks_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayLinks_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Billing",
        "kind": "LinkedField",
        "name": "billing",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManage",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "openDisputes",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Literal",
            "name": "isResolved",
            "value": false
          }
        ],
        "concreteType": "DisputeConnection",
        "kind": "LinkedField",
        "name": "disputes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": "disputes(first:1,isResolved:false)"
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "5d376a047e90502e354b1278d382136f";

export default node;
