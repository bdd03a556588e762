/**
 * @generated SignedSource<<ac9808c3f918df45f89dca670b171465>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeWeek_home$data = {
  readonly days: ReadonlyArray<{
    readonly confirmed: number;
    readonly date: string;
    readonly gigs: number;
    readonly places: number;
  }>;
  readonly " $fragmentType": "HomeWeek_home";
};
export type HomeWeek_home$key = {
  readonly " $data"?: HomeWeek_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeWeek_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeWeek_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "d461f9e4b58dfb7e62cf8eaea71118af";

export default node;
