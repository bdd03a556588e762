/**
 * @generated SignedSource<<df7c533a0fc32c7c9f9fa735c60ef1f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallListRow_application$data = {
  readonly phoneNumber: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceBadge_application">;
  readonly " $fragmentType": "CallListRow_application";
};
export type CallListRow_application$key = {
  readonly " $data"?: CallListRow_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallListRow_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CallListRow_application",
  "selections": [
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

(node as any).hash = "18a49c8b8d1f4507b7dd5d51be1970f7";

export default node;
