/**
 * @generated SignedSource<<ea9fcfccd68b190821cc29c1b46d4cd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigBulkBar_location$data = {
  readonly id: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "GigBulkBar_location";
};
export type GigBulkBar_location$key = {
  readonly " $data"?: GigBulkBar_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigBulkBar_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigBulkBar_location",
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
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "ad96393772c2cb88b2cea9c7709e0d23";

export default node;
