/**
 * @generated SignedSource<<634712852db7edf48abfd33d572e0707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralState = "POSTED" | "REWARDED" | "SIGNED_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReferredBusinessRow_business$data = {
  readonly businessName: string;
  readonly databaseId: number;
  readonly firstName: string;
  readonly firstPostedAt: string | null | undefined;
  readonly rewardedAt: string | null | undefined;
  readonly signedUpAt: string;
  readonly state: ReferralState;
  readonly " $fragmentType": "ReferredBusinessRow_business";
};
export type ReferredBusinessRow_business$key = {
  readonly " $data"?: ReferredBusinessRow_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferredBusinessRow_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReferredBusinessRow_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedUpAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstPostedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rewardedAt",
      "storageKey": null
    }
  ],
  "type": "ReferredBusiness",
  "abstractKey": null
};

(node as any).hash = "82ac25986accc85df691acf4178622b1";

export default node;
