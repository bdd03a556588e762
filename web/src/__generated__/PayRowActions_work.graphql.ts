/**
 * @generated SignedSource<<367f71139d5c6c279bf0ac69129d3ffa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayRowActions_work$data = {
  readonly application: {
    readonly databaseId: number;
  };
  readonly viewerCanAddExtras: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayFirstButton_work" | "WorkRefund_work">;
  readonly " $fragmentType": "PayRowActions_work";
};
export type PayRowActions_work$key = {
  readonly " $data"?: PayRowActions_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayRowActions_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayRowActions_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAddExtras",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayFirstButton_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkRefund_work"
    }
  ],
  "type": "WorkPay",
  "abstractKey": null
};

(node as any).hash = "81a1abca98fa2359a1dc7dc6c1c63e72";

export default node;
