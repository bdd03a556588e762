/**
 * @generated SignedSource<<8a6be2359e9800550d63b2cec74d5602>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeItemKind = "APPLICANTS_WAITING" | "CERTIFICATIONS_EXPIRING" | "DISPUTES_OPEN" | "EXTRA_PAYMENTS_FAILED" | "GEO_LOGS_FLAGGED" | "HOURS_TO_APPROVE" | "INVITATIONS_OPEN" | "INVOICES_TO_REVIEW" | "INVOICES_UNPAID" | "OFFERS_UNANSWERED" | "PAYMENT_FAILED" | "PLACES_OPEN" | "PROS_MISSING" | "REPLACEMENTS_NEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeItemList_items$data = ReadonlyArray<{
  readonly gig: {
    readonly databaseId: number;
  } | null | undefined;
  readonly kind: HomeItemKind;
  readonly " $fragmentSpreads": FragmentRefs<"HomeItem_item">;
  readonly " $fragmentType": "HomeItemList_items";
}>;
export type HomeItemList_items$key = ReadonlyArray<{
  readonly " $data"?: HomeItemList_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeItemList_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "HomeItemList_items",
  "selections": [
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
      "concreteType": "HomeGig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeItem_item"
    }
  ],
  "type": "HomeItem",
  "abstractKey": null
};

(node as any).hash = "3ca995b9e8ed0331e7ab402a76b9373b";

export default node;
