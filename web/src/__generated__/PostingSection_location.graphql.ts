/**
 * @generated SignedSource<<82ad6f6efdf78bef7e22f4ca95a6a614>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkerType = "F1099" | "W2" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostingSection_location$data = {
  readonly id: string;
  readonly settings: {
    readonly backgroundChecksEnabled: boolean;
    readonly conciergeEnabled: boolean;
    readonly immediateAutoSelectEnabled: boolean;
    readonly overfillPositions: number;
    readonly requireCertifications: boolean;
    readonly supportedEmploymentTypes: ReadonlyArray<WorkerType>;
  };
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentType": "PostingSection_location";
};
export type PostingSection_location$key = {
  readonly " $data"?: PostingSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostingSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PostingSection_location",
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
          "name": "supportedEmploymentTypes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overfillPositions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requireCertifications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "backgroundChecksEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "immediateAutoSelectEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conciergeEnabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "8a333724b82ff0a506ce557a08e76f2a";

export default node;
