/**
 * @generated SignedSource<<577ee201d887e602b866a893d3177895>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequirementCategory = "ATTIRE" | "CERTIFICATION" | "EQUIPMENT" | "EXPERIENCE" | "OTHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigTexts_gig$data = {
  readonly areCertificationsRequired: boolean;
  readonly description: string;
  readonly isBackgroundCheckRequired: boolean;
  readonly privateNotes: string | null | undefined;
  readonly requirements: ReadonlyArray<{
    readonly category: RequirementCategory | null | undefined;
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly specialInstructions: string;
  readonly " $fragmentType": "GigTexts_gig";
};
export type GigTexts_gig$key = {
  readonly " $data"?: GigTexts_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigTexts_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigTexts_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialInstructions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privateNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBackgroundCheckRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areCertificationsRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Requirement",
      "kind": "LinkedField",
      "name": "requirements",
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
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "21b89c73bc200c15f0b7fb171f3e9b93";

export default node;
