/**
 * @generated SignedSource<<8a6310a9654e6b794970fb9d720fdb8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationEvent = "HOURS_DISPUTED" | "MESSAGE" | "NEW_APPLICANT" | "NO_SHOW" | "OFFER_ANSWERED" | "PAYMENT_DUE" | "PAYMENT_FAILED" | "PRO_CANCELLED" | "PRO_CONFIRMED" | "SHIFT_STARTING" | "SHIFT_UNFILLED" | "TEAM_INVITATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationTable_settings$data = {
  readonly choices: ReadonlyArray<{
    readonly event: NotificationEvent;
    readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_choice">;
  }>;
  readonly " $fragmentType": "NotificationTable_settings";
};
export type NotificationTable_settings$key = {
  readonly " $data"?: NotificationTable_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationTable_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotificationTable_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationChoice",
      "kind": "LinkedField",
      "name": "choices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "event",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NotificationRow_choice"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NotificationSettings",
  "abstractKey": null
};

(node as any).hash = "35d55806b294f81161adec7d6cf2237c";

export default node;
