/**
 * @generated SignedSource<<31cc4f67d0ea60be2e619804d9b67e99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationAccess = "ADMIN" | "ONSITE_MANAGER" | "ORGANIZATION_ADMIN" | "PLATFORM_ADMIN" | "TEAM_MEMBER" | "%future added value";
export type LocationMode = "HIRE" | "MARKETPLACE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewerProvider_user$data = {
  readonly activeLocations: ReadonlyArray<{
    readonly databaseId: number;
    readonly modes: ReadonlyArray<LocationMode> | null | undefined;
    readonly viewerAccess: LocationAccess | null | undefined;
  }> | null | undefined;
  readonly firstName: string;
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
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
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerAccess",
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

(node as any).hash = "68e8d54c82600cf51caa5c08447d3936";

export default node;
