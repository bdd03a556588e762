/**
 * @generated SignedSource<<7c6d1d8ffef752d7f6dfdd8d09de14ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationMode = "HIRE" | "MARKETPLACE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewerProvider_user$data = {
  readonly activeLocations: ReadonlyArray<{
    readonly databaseId: number;
    readonly modes: ReadonlyArray<LocationMode> | null | undefined;
  }> | null | undefined;
  readonly isPlatformAdmin: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LocationPicker_user">;
  readonly " $fragmentType": "ViewerProvider_user";
};
export type ViewerProvider_user$key = {
  readonly " $data"?: ViewerProvider_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerProvider_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ViewerProvider_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPlatformAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "activeLocations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modes",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationPicker_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "09cb38187e7f0ac79aafc1a3f3c6d3d6";

export default node;
