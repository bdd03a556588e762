/**
 * @generated SignedSource<<552a6301a8099c2d86d3c53e2ede8a27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferResultRow_result$data = {
  readonly __typename: "OfferMade";
  readonly offer: {
    readonly expiresAt: string | null | undefined;
    readonly gig: {
      readonly timeZone: string | null | undefined;
    } | null | undefined;
    readonly pro: {
      readonly displayName: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
    };
  };
  readonly " $fragmentType": "OfferResultRow_result";
} | {
  readonly __typename: "OfferRefused";
  readonly errors: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly pro: {
    readonly displayName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  } | null | undefined;
  readonly " $fragmentType": "OfferResultRow_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "OfferResultRow_result";
};
export type OfferResultRow_result$key = {
  readonly " $data"?: OfferResultRow_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferResultRow_result">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProAvatar_pro"
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
  "name": "OfferResultRow_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DirectOffer",
          "kind": "LinkedField",
          "name": "offer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresAt",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "gig",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "timeZone",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "OfferMade",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "UserError",
          "kind": "LinkedField",
          "name": "errors",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "OfferRefused",
      "abstractKey": null
    }
  ],
  "type": "OfferResult",
  "abstractKey": "__isOfferResult"
};
})();

(node as any).hash = "016a3eacec16e62d61bef962adfa0599";

export default node;
