/**
 * @generated SignedSource<<115e16febb47c6c7c7a9e5d05e50c9dc>>
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
    readonly autoBoostEnabled: boolean;
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
          "name": "autoBoostEnabled",
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

(node as any).hash = "27e26ea52ff7870500a74ad5de500a05";

export default node;
