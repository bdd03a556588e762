/**
 * @generated SignedSource<<8a1bdce1a6edc4bada1ebccf2868c17f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "DENIED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocationSettingsShell_location$data = {
  readonly approvalStatus: ApprovalStatus;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageCircle_image">;
  };
  readonly name: string;
  readonly organization: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly viewerCanMove: boolean | null | undefined;
  readonly " $fragmentType": "LocationSettingsShell_location";
};
export type LocationSettingsShell_location$key = {
  readonly " $data"?: LocationSettingsShell_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationSettingsShell_location">;
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
  "name": "LocationSettingsShell_location",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalStatus",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanMove",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImageCircle_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "f9e6665d11830d390ac530cc69a17871";

export default node;
