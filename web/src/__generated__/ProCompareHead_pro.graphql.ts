/**
 * @generated SignedSource<<e672ac9a9d3d335296061fb850a38082>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProCompareHead_pro$data = {
  readonly city: string | null | undefined;
  readonly displayName: string;
  readonly isBlocked: boolean | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "ProCompareHead_pro";
};
export type ProCompareHead_pro$key = {
  readonly " $data"?: ProCompareHead_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProCompareHead_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProCompareHead_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBlocked",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "a1b44194d858685c36fa450835a28742";

export default node;
