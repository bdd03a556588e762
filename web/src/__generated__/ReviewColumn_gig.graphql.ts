/**
 * @generated SignedSource<<67c72660f07a185f6566b6d657ae90d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewColumn_gig$data = {
  readonly databaseId: number;
  readonly endTime: string;
  readonly skill: {
    readonly name: string;
  };
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigFillBar_gig">;
  readonly " $fragmentType": "ReviewColumn_gig";
};
export type ReviewColumn_gig$key = {
  readonly " $data"?: ReviewColumn_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewColumn_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewColumn_gig",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigFillBar_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "d1f55c2884f54225799635542ee19a3d";

export default node;
