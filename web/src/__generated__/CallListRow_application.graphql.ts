/**
 * @generated SignedSource<<9f6e0c46ee3f2196a8f285aa98a5edae>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
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

(node as any).hash = "b20f0e3a9d8a72d2977f21db1c609d7e";

export default node;
