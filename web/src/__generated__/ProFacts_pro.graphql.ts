/**
 * @generated SignedSource<<3937623e3c25f568155534ed03d8b985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProFacts_pro$data = {
  readonly atLocation: {
    readonly distanceMiles: number | null | undefined;
  };
  readonly city: string | null | undefined;
  readonly preferences: {
    readonly daysOfWeek: ReadonlyArray<Weekday>;
    readonly skills: ReadonlyArray<string>;
    readonly timeBlocks: ReadonlyArray<{
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ProFacts_pro";
};
export type ProFacts_pro$key = {
  readonly " $data"?: ProFacts_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProFacts_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "locationId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProFacts_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "locationDatabaseId",
          "variableName": "locationId"
        }
      ],
      "concreteType": "ProAtLocation",
      "kind": "LinkedField",
      "name": "atLocation",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "distanceMiles",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ProPreferences",
        "kind": "LinkedField",
        "name": "preferences",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "skills",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "daysOfWeek",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeBlock",
            "kind": "LinkedField",
            "name": "timeBlocks",
            "plural": true,
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
      "to": "NULL"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "7da5661b9caaa201c9da38cf878bc9c5";

export default node;
