/**
 * @generated SignedSource<<1e2b4619c0e22e1c1646c5a6555321d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInSection_location$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly settings: {
    readonly isCheckinRequired: boolean;
  };
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentType": "CheckInSection_location";
};
export type CheckInSection_location$key = {
  readonly " $data"?: CheckInSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckInSection_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocationSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCheckinRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "f396fe556c649e6f15db51fb80897c3e";

export default node;
