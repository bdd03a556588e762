/**
 * @generated SignedSource<<dc19d8faf4ada48597e9023775807ebb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DirectOfferExpiration = "HOURS_12" | "HOURS_24" | "HOURS_48" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OffersSection_location$data = {
  readonly id: string;
  readonly settings: {
    readonly directOfferExpiration: DirectOfferExpiration;
    readonly directOfferExpirationEnabled: boolean;
  };
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentType": "OffersSection_location";
};
export type OffersSection_location$key = {
  readonly " $data"?: OffersSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"OffersSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OffersSection_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocationSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "directOfferExpiration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "directOfferExpirationEnabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "294ffd44e16d2c6e5fb6e8ac5e9ef908";

export default node;
