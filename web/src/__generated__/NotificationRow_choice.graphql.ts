/**
 * @generated SignedSource<<93b7bfe771e86f80ebdc6bd403876b49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationRow_choice$data = {
  readonly email: boolean;
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

(node as any).hash = "c20886ccdca89bf815f8195cb3ec2892";

export default node;
