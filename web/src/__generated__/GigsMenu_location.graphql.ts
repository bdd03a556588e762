/**
 * @generated SignedSource<<fc2a7c51702d2c2e321155bed72b5b23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigsMenu_location$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly timeZone: string | null | undefined;
  readonly viewerCanPostGigs: boolean | null | undefined;
  readonly viewerCanReviewGeoLogs: boolean | null | undefined;
  readonly " $fragmentType": "GigsMenu_location";
};
export type GigsMenu_location$key = {
  readonly " $data"?: GigsMenu_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigsMenu_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigsMenu_location",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanPostGigs",
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
        "name": "viewerCanReviewGeoLogs",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "88ae9191e832ab8079a40982775afae0";

export default node;
