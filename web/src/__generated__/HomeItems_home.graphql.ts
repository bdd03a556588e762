/**
 * @generated SignedSource<<7d4e5a63fcd3be1a2f4bfc9799c4a264>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeItemKind = "APPLICANTS_WAITING" | "CERTIFICATIONS_EXPIRING" | "DISPUTES_OPEN" | "EXTRA_PAYMENTS_FAILED" | "GEO_LOGS_FLAGGED" | "HOURS_TO_APPROVE" | "INVITATIONS_OPEN" | "INVOICES_TO_REVIEW" | "INVOICES_UNPAID" | "OFFERS_UNANSWERED" | "PAYMENT_FAILED" | "PLACES_OPEN" | "PROS_MISSING" | "REPLACEMENTS_NEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeItems_home$data = {
  readonly items: ReadonlyArray<{
    readonly kind: HomeItemKind;
    readonly " $fragmentSpreads": FragmentRefs<"HomeItemList_items">;
  }>;
  readonly openGigs: number | null | undefined;
  readonly " $fragmentType": "HomeItems_home";
};
export type HomeItems_home$key = {
  readonly " $data"?: HomeItems_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeItems_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeItems_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openGigs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeItemList_items"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "9eaed5a87f11ef33694335c0c15072c4";

export default node;
