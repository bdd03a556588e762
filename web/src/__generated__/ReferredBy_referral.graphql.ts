/**
 * @generated SignedSource<<4b581f89a8ddd4efeceb4aa1021737eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralRewardState = "CREDITED" | "EARNED" | "NOT_EARNED" | "PARTLY_CREDITED" | "%future added value";
export type ReferralState = "POSTED" | "REWARDED" | "SIGNED_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReferredBy_referral$data = {
  readonly referrerName: string;
  readonly rewardState: ReferralRewardState | null | undefined;
  readonly state: ReferralState;
  readonly " $fragmentType": "ReferredBy_referral";
};
export type ReferredBy_referral$key = {
  readonly " $data"?: ReferredBy_referral$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferredBy_referral">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReferredBy_referral",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referrerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rewardState",
      "storageKey": null
    }
  ],
  "type": "ReferredBy",
  "abstractKey": null
};

(node as any).hash = "b70ecb4a089951f8994218019dc1dd1d";

export default node;
