/**
 * @generated SignedSource<<e981e3b0059992e4b8ee0a4a1e750964>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationDetails_organization$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageCircle_image">;
  };
  readonly name: string;
  readonly viewerCannotManageReason: string | null | undefined;
  readonly " $fragmentType": "OrganizationDetails_organization";
};
export type OrganizationDetails_organization$key = {
  readonly " $data"?: OrganizationDetails_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationDetails_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrganizationDetails_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotManageReason",
        "storageKey": null
      },
      "to": "NULL"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImageCircle_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "79b82023f0622fa9e1ca8047ea68c752";

export default node;
