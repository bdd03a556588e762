/**
 * @generated SignedSource<<4f8d7218629f81100e5ffc6506365bf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedBoost_gig$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentType": "SuggestedBoost_gig";
};
export type SuggestedBoost_gig$key = {
  readonly " $data"?: SuggestedBoost_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedBoost_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SuggestedBoost_gig",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "d96f991f1dc788da093efd4e23ce221f";

export default node;
