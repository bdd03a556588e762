/**
 * @generated SignedSource<<e1470c1df72e3623dfced5c784d2745d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeWeek_days$data = ReadonlyArray<{
  readonly confirmed: number;
  readonly date: string;
  readonly gigs: number;
  readonly places: number;
  readonly " $fragmentType": "HomeWeek_days";
}>;
export type HomeWeek_days$key = ReadonlyArray<{
  readonly " $data"?: HomeWeek_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeWeek_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "HomeWeek_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gigs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "places",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmed",
      "storageKey": null
    }
  ],
  "type": "HomeDay",
  "abstractKey": null
};

(node as any).hash = "2e6138527f98048efa2d415234e02347";

export default node;
