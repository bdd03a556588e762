/**
 * @generated SignedSource<<f2b76537164fbae78945c0860c37013e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkedTime_application$data = {
  readonly review: {
    readonly ratings: ReadonlyArray<{
      readonly category: string;
      readonly value: number;
    }>;
  } | null | undefined;
  readonly timePunches: ReadonlyArray<{
    readonly time: string;
    readonly type: PunchType;
  }>;
  readonly " $fragmentType": "WorkedTime_application";
};
export type WorkedTime_application$key = {
  readonly " $data"?: WorkedTime_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkedTime_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkedTime_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TimePunch",
      "kind": "LinkedField",
      "name": "timePunches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
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
          "concreteType": "ReviewRating",
          "kind": "LinkedField",
          "name": "ratings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
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
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "59f434d1b520d9b9cf87f196b87c7af5";

export default node;
