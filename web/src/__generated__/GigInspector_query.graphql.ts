/**
 * @generated SignedSource<<299385fd4d22fb2997bcb3be6b37142b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigInspector_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPanel_query">;
  readonly " $fragmentType": "GigInspector_query";
};
export type GigInspector_query$key = {
  readonly " $data"?: GigInspector_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigInspector_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GigInspector_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsPanel_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ed404a6cb5b90b8e5b26c33941ce236b";

export default node;
