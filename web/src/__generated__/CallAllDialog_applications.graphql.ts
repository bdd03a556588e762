/**
 * @generated SignedSource<<847d6d16e046d61e5bc0aaae4ea16558>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallAllDialog_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly phoneNumber: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceBadge_application">;
  readonly " $fragmentType": "CallAllDialog_applications";
}>;
export type CallAllDialog_applications$key = ReadonlyArray<{
  readonly " $data"?: CallAllDialog_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallAllDialog_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CallAllDialog_applications",
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
      "name": "phoneNumber",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttendanceBadge_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "cc9271cc343ff56a2b13fe47e2ed5da4";

export default node;
