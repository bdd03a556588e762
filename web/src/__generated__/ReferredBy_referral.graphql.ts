/**
 * @generated SignedSource<<68b80afe36fef66ac3c01a901e9b0800>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralState = "POSTED" | "REWARDED" | "SIGNED_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReferredBy_referral$data = {
  readonly referrerName: string;
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
    }
  ],
  "type": "ReferredBy",
  "abstractKey": null
};

(node as any).hash = "b0b50a28f09a70a34209501f42702414";

export default node;
