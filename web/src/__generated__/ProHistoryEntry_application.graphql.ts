/**
 * @generated SignedSource<<92fea25d63fec788eac773a4a4b9c853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProHistoryEntry_application$data = {
  readonly gig: {
    readonly databaseId: number;
    readonly skill: {
      readonly name: string;
    };
    readonly startTime: string;
  } | null | undefined;
  readonly review: {
    readonly feedback: string | null | undefined;
    readonly ratings: ReadonlyArray<{
      readonly value: number;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationStatusBadge_application">;
  readonly " $fragmentType": "ProHistoryEntry_application";
};
export type ProHistoryEntry_application$key = {
  readonly " $data"?: ProHistoryEntry_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProHistoryEntry_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProHistoryEntry_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApplicationReview",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedback",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewRating",
          "kind": "LinkedField",
          "name": "ratings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicationStatusBadge_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "72f096f97faf103e5a96ed53d7e08512";

export default node;
