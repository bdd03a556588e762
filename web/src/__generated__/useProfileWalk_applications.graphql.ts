/**
 * @generated SignedSource<<22dc684e9d543fba605a0149a3c7e7f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProfileWalk_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly uuid: string;
  };
  readonly " $fragmentType": "useProfileWalk_applications";
}>;
export type useProfileWalk_applications$key = ReadonlyArray<{
  readonly " $data"?: useProfileWalk_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProfileWalk_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useProfileWalk_applications",
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
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "0bf9dd9b67534e15f3095ced06d3f916";

export default node;
