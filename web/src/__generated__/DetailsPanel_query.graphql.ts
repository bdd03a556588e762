/**
 * @generated SignedSource<<8d642d43a114bee84d4a7a13b340c394>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactCenterCard_query">;
  readonly " $fragmentType": "DetailsPanel_query";
};
export type DetailsPanel_query$key = {
  readonly " $data"?: DetailsPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsPanel_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactCenterCard_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "400f41eb20a0ccb126774b7011261794";

export default node;
