/**
 * @generated SignedSource<<8d6d02607e3cd889d7acb3b74f16e55b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationForm_organization$data = {
  readonly id: string;
  readonly image: {
    readonly isPlaceholder: boolean;
    readonly publicId: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImageField_image">;
  };
  readonly name: string;
  readonly " $fragmentType": "OrganizationForm_organization";
};
export type OrganizationForm_organization$key = {
  readonly " $data"?: OrganizationForm_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationForm_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrganizationForm_organization",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publicId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPlaceholder",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImageField_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "04ab3b6b62216860a246b2cafc7e2645";

export default node;
