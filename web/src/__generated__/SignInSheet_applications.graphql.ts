/**
 * @generated SignedSource<<99fecde15a672c7ff8e9c184d7b1ab39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInSheet_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly isCancelled: boolean;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentType": "SignInSheet_applications";
}>;
export type SignInSheet_applications$key = ReadonlyArray<{
  readonly " $data"?: SignInSheet_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInSheet_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SignInSheet_applications",
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
      "name": "isCancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "90735e72ea36173880ec35e9ea402d11";

export default node;
