/**
 * @generated SignedSource<<dc1946b704cfd78502da074ce9d2e3a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEditedPlace_gig$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly stateCode: string;
  };
  readonly addressId: string | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly usesLocationAddress: boolean | null | undefined;
  readonly " $fragmentType": "useEditedPlace_gig";
};
export type useEditedPlace_gig$key = {
  readonly " $data"?: useEditedPlace_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditedPlace_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useEditedPlace_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usesLocationAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostalAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "45da89e4e0b6ef618c9ab8298a156a2b";

export default node;
