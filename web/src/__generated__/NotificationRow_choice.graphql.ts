/**
 * @generated SignedSource<<32ea68f960c3124800b11cb3111da986>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationRow_choice$data = {
  readonly email: boolean;
  readonly inApp: boolean;
  readonly push: boolean;
  readonly sms: boolean;
  readonly " $fragmentType": "NotificationRow_choice";
};
export type NotificationRow_choice$key = {
  readonly " $data"?: NotificationRow_choice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_choice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotificationRow_choice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inApp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "push",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sms",
      "storageKey": null
    }
  ],
  "type": "NotificationChoice",
  "abstractKey": null
};

(node as any).hash = "1865356392bb6103a5d2368d393461fc";

export default node;
