/**
 * @generated SignedSource<<4e8366b8f6fc62a47a303b7a428fbd67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationSections_location$data = {
  readonly viewerCannotEditReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancellationTermsSection_location" | "CheckInSection_location" | "DetailsSection_location" | "FeesSection_location" | "InvoicingSection_location" | "ModeSection_location" | "OffersSection_location" | "PaymentsSection_location" | "PostingSection_location">;
  readonly " $fragmentType": "LocationSections_location";
};
export type LocationSections_location$key = {
  readonly " $data"?: LocationSections_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationSections_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationSections_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotEditReason",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ModeSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostingSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OffersSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentsSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicingSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeesSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancellationTermsSection_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "f9caff460ceb8e3298f89720946fee27";

export default node;
