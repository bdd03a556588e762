/**
 * @generated SignedSource<<db2db448a3e0d4a2e3dc174e5d760910>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookOverview_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useTokenOptions_user">;
  readonly " $fragmentType": "WebhookOverview_user";
};
export type WebhookOverview_user$key = {
  readonly " $data"?: WebhookOverview_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookOverview_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookOverview_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTokenOptions_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2344ee87bf5f456df0bf9522a6f83ae7";

export default node;
