/**
 * @generated SignedSource<<6be2f430c41de32c6f9f27d85723e00d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
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
    readonly daysOfWeek: ReadonlyArray<Weekday>;
    readonly skills: ReadonlyArray<string>;
    readonly timeBlocks: ReadonlyArray<{
      readonly name: string;
    }>;
  } | null | undefined;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "32bf5a83524b741f3332226d0a5f65f1";

export default node;
