/**
 * @generated SignedSource<<40852029d2ec1560746f17e92491682b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type WorkerType = "F1099" | "W2" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProAbout_pro$data = {
  readonly bio: string | null | undefined;
  readonly competencies: ReadonlyArray<string> | null | undefined;
  readonly performance: {
    readonly calloutCount: number;
    readonly completionPercentage: number | null | undefined;
    readonly gigsWorked: number;
    readonly noShowCount: number;
  } | null | undefined;
  readonly preferences: {
    readonly contractorType: string | null | undefined;
    readonly daysOfWeek: ReadonlyArray<Weekday>;
    readonly hoursPerWeek: string | null | undefined;
    readonly skills: ReadonlyArray<string>;
    readonly timeBlocks: ReadonlyArray<{
      readonly name: string;
    }>;
  } | null | undefined;
  readonly supportedEmploymentTypes: ReadonlyArray<WorkerType> | null | undefined;
  readonly " $fragmentType": "ProAbout_pro";
};
export type ProAbout_pro$key = {
  readonly " $data"?: ProAbout_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProAbout_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProAbout_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "competencies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportedEmploymentTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProPerformance",
      "kind": "LinkedField",
      "name": "performance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gigsWorked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionPercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calloutCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noShowCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursPerWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contractorType",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "ba70e148c696fcca76273f4f712d1b85";

export default node;
