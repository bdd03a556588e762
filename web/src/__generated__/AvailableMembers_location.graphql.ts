/**
 * @generated SignedSource<<1d99bbf3ec7fe3037487401b34e83e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AvailableMembers_location$data = {
  readonly networkMembers: Result<{
    readonly __typename: "NetworkMemberConnection";
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkMemberList_location">;
  readonly " $fragmentType": "AvailableMembers_location";
};
export type AvailableMembers_location$key = {
  readonly " $data"?: AvailableMembers_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvailableMembers_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvailableMembers_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 25
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "NetworkMemberConnection",
        "kind": "LinkedField",
        "name": "networkMembers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NetworkMemberList_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "9de79b31d3b6fed1b822d2df53d858d8";

export default node;
