/**
 * @generated SignedSource<<8a10dfa2ad8dc267ccf25a6f0dffd797>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SendHomeCost_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly timePunches: ReadonlyArray<{
    readonly time: string;
    readonly type: PunchType;
  }>;
  readonly workingHours: {
    readonly endTime: string;
    readonly startTime: string;
  };
  readonly " $fragmentType": "SendHomeCost_applications";
}>;
export type SendHomeCost_applications$key = ReadonlyArray<{
  readonly " $data"?: SendHomeCost_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeCost_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SendHomeCost_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkingHours",
      "kind": "LinkedField",
      "name": "workingHours",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
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
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "bed7b4864889b4c4ced1dbbb1baba4b1";

export default node;
