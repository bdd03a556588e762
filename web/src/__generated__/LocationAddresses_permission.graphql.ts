/**
 * @generated SignedSource<<85e78f594369b98706cf0c1a876d1f66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationAddresses_permission$data = {
  readonly viewerCanEdit: boolean | null | undefined;
  readonly viewerCannotEditReason: string | null | undefined;
  readonly " $fragmentType": "LocationAddresses_permission";
};
export type LocationAddresses_permission$key = {
  readonly " $data"?: LocationAddresses_permission$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationAddresses_permission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationAddresses_permission",
  "selections": [
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotEditReason",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "51b9d5d69809e03e978f61582cd130b8";

export default node;
