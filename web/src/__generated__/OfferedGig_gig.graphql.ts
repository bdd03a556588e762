/**
 * @generated SignedSource<<7d8e0342030b246649eed5e0bdffa507>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedGig_gig$data = {
  readonly endTime: string;
  readonly skill: {
    readonly name: string;
  };
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigSlots_gig">;
  readonly " $fragmentType": "OfferedGig_gig";
};
export type OfferedGig_gig$key = {
  readonly " $data"?: OfferedGig_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedGig_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OfferedGig_gig",
  "selections": [
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
      "name": "GigSlots_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "ef89620f05d3cde1d216c3f6fefed441";

export default node;
