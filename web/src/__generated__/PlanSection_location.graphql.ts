/**
 * @generated SignedSource<<54455227884143c53ad9afab1cb1c5d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanSection_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlanLine_location">;
  readonly " $fragmentType": "PlanSection_location";
};
export type PlanSection_location$key = {
  readonly " $data"?: PlanSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanSection_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanLine_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "dbaa86d0c8469017cf64ce9f0664d027";

export default node;
