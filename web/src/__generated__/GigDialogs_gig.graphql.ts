/**
 * @generated SignedSource<<c8096fb76956bea974e3faf90ad19e09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigDialogs_gig$data = {
  readonly bundleSize: number | null | undefined;
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly skill: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BoostDialog_gig">;
  readonly " $fragmentType": "GigDialogs_gig";
};
export type GigDialogs_gig$key = {
  readonly " $data"?: GigDialogs_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigDialogs_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigDialogs_gig",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bundleSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Skill",
      "kind": "LinkedField",
      "name": "skill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BoostDialog_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "c1367d19b6788b8a262fcf890345ed4e";

export default node;
