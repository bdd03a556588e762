/**
 * @generated SignedSource<<e0aa4d0aca85fe3c38aa8f551f40b59a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustHoursDialog_application$data = {
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly workingHours: {
    readonly endTime: string;
    readonly startTime: string;
  };
  readonly " $fragmentType": "AdjustHoursDialog_application";
};
export type AdjustHoursDialog_application$key = {
  readonly " $data"?: AdjustHoursDialog_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustHoursDialog_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdjustHoursDialog_application",
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
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "8ce1f2becc6529354d71fe0c14befd4e";

export default node;
