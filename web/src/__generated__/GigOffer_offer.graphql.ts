/**
 * @generated SignedSource<<9a81aafa9ac992bf23ce57e9c9aed7be>>
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
  "concreteType": "Pro",
  "kind": "LinkedField",
  "name": "pro",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    }
  ],
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
    (v0/*:: as any*/),
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
          (v0/*:: as any*/)
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

(node as any).hash = "925fe998b511ce058dcbe0d8a9b82670";

export default node;
