/**
 * @generated SignedSource<<bd4cf76dd8b7f3790987824ed24830ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferralCard_referral$data = {
  readonly businessName: string;
  readonly referrerName: string;
  readonly reward: string;
  readonly " $fragmentType": "ReferralCard_referral";
};
export type ReferralCard_referral$key = {
  readonly " $data"?: ReferralCard_referral$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferralCard_referral">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReferralCard_referral",
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
      "name": "businessName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reward",
      "storageKey": null
    }
  ],
  "type": "Referral",
  "abstractKey": null
};

(node as any).hash = "d80b0f549dc0b97717aae16afdf0c6de";

export default node;
