/**
 * @generated SignedSource<<f967fd68d15eff3bbd87fa8c30d6f676>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigHeader_gig$data = {
  readonly databaseId: number;
  readonly endTime: string;
  readonly fill: {
    readonly applications: number;
    readonly cancelled: number;
    readonly confirmed: number;
  };
  readonly skill: {
    readonly name: string;
  };
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigStatusBadge_gig">;
  readonly " $fragmentType": "GigHeader_gig";
};
export type GigHeader_gig$key = {
  readonly " $data"?: GigHeader_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigHeader_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigHeader_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
      "concreteType": "GigFill",
      "kind": "LinkedField",
      "name": "fill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "applications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelled",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigStatusBadge_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "c9dd621a450434078c1c845247f8376d";

export default node;
