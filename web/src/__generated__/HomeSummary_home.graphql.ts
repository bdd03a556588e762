/**
 * @generated SignedSource<<6f07673f1422ddd742ab1182abb96a1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeSummary_home$data = {
  readonly days: ReadonlyArray<{
    readonly confirmed: number;
    readonly date: string;
    readonly gigs: number;
    readonly places: number;
  }>;
  readonly openPlaces: number | null | undefined;
  readonly " $fragmentType": "HomeSummary_home";
};
export type HomeSummary_home$key = {
  readonly " $data"?: HomeSummary_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSummary_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeSummary_home",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openPlaces",
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "91a1256575d90f7f7253e2719363a99c";

export default node;
