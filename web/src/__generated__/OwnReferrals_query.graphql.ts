/**
 * @generated SignedSource<<055d0de2b248c3d508f606e00c3e867e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnReferrals_query$data = {
  readonly viewer: {
    readonly referralProgram: {
      readonly code: string | null | undefined;
      readonly referredBy: {
        readonly " $fragmentSpreads": FragmentRefs<"ReferredBy_referral">;
      } | null | undefined;
      readonly reward: {
        readonly amountCents: number;
        readonly currency: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ReferralCode_program" | "ReferralSteps_program">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReferredBusinessList_query">;
  readonly " $fragmentType": "OwnReferrals_query";
};
export type OwnReferrals_query$key = {
  readonly " $data"?: OwnReferrals_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnReferrals_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnReferrals_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReferralProgram",
          "kind": "LinkedField",
          "name": "referralProgram",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "reward",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ReferredBy",
              "kind": "LinkedField",
              "name": "referredBy",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReferredBy_referral"
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReferralCode_program"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReferralSteps_program"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReferredBusinessList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "33af27f3b06105494312281fc9b7c1c5";

export default node;
