/**
 * @generated SignedSource<<c44681fe5caaf90b96b3d31de526552f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DirectOfferKind = "ASSIGNMENT" | "DIRECT_OFFER" | "%future added value";
export type DirectOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "PENDING" | "WITHDRAWN" | "%future added value";
export type OfferWithdrawalReason = "GIG_CANCELLED" | "GIG_FULL" | "PRO_BLOCKED" | "STAFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigOffer_offer$data = {
  readonly answeredAt: string | null | undefined;
  readonly bonus: {
    readonly amountCents: number;
    readonly currency: string;
  } | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly kind: DirectOfferKind;
  readonly offeredAt: string;
  readonly pro: {
    readonly displayName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  };
  readonly replacedApplication: {
    readonly pro: {
      readonly displayName: string;
    };
  } | null | undefined;
  readonly status: DirectOfferStatus;
  readonly withdrawalReason: OfferWithdrawalReason | null | undefined;
  readonly " $fragmentType": "GigOffer_offer";
};
export type GigOffer_offer$key = {
  readonly " $data"?: GigOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigOffer_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigOffer_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawalReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonus",
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
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GigApplication",
        "kind": "LinkedField",
        "name": "replacedApplication",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Pro",
            "kind": "LinkedField",
            "name": "pro",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "DirectOffer",
  "abstractKey": null
};
})();

(node as any).hash = "4b7b94591d4a44fe386c9edda8176f41";

export default node;
