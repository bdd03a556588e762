/**
 * @generated SignedSource<<9c8c8916b546a35369aafb98426030b9>>
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
    readonly mode: LocationMode | null | undefined;
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
            "name": "mode",
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

(node as any).hash = "e77e103d89d022837c611c94cca5761a";

export default node;
