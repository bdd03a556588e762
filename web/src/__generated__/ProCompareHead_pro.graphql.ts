/**
 * @generated SignedSource<<be16e3a6ce973b71a5103efa28ae419f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProCompareHead_pro$data = {
  readonly atLocation: {
    readonly isBlocked: boolean | null | undefined;
  };
  readonly city: string | null | undefined;
  readonly displayName: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  readonly " $fragmentType": "ProCompareHead_pro";
};
export type ProCompareHead_pro$key = {
  readonly " $data"?: ProCompareHead_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProCompareHead_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "locationId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProCompareHead_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
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
      "args": [
        {
          "kind": "Variable",
          "name": "locationDatabaseId",
          "variableName": "locationId"
        }
      ],
      "concreteType": "ProAtLocation",
      "kind": "LinkedField",
      "name": "atLocation",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBlocked",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProAvatar_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "5ba7d027e7d08f6303703823d3d1577f";

export default node;
