/**
 * @generated SignedSource<<bc38966623beec9cfd3711209e9cee49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingLocation_location$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly postalCode: string;
    readonly stateCode: string;
  };
  readonly databaseId: number;
  readonly marketName: string | null | undefined;
  readonly name: string;
  readonly organization: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalActions_location">;
  readonly " $fragmentType": "PendingLocation_location";
};
export type PendingLocation_location$key = {
  readonly " $data"?: PendingLocation_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingLocation_location">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PendingLocation_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostalAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApprovalActions_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "5b6af677ef8800160246f3a6b5eaba42";

export default node;
