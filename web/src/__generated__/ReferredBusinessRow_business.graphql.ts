/**
 * @generated SignedSource<<c2ce3328309e56a9dda297c3e00c3402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralRewardState = "CREDITED" | "EARNED" | "NOT_EARNED" | "PARTLY_CREDITED" | "%future added value";
export type ReferralState = "POSTED" | "REWARDED" | "SIGNED_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReferredBusinessRow_business$data = {
  readonly businessName: string;
  readonly credited: {
    readonly amountCents: number;
    readonly currency: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly firstName: string;
  readonly firstPostedAt: string | null | undefined;
  readonly rewardState: ReferralRewardState | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rewardState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "credited",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReferredBusiness",
  "abstractKey": null
};

(node as any).hash = "3eaeb63719759e46215efbdf712d45a1";

export default node;
