/**
 * @generated SignedSource<<562f863dd401aec0a9c8f1600c11fa34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkRefund_work$data = {
  readonly application: {
    readonly id: string;
  };
  readonly refundable: {
    readonly amountCents: number;
  } | null | undefined;
  readonly " $fragmentType": "WorkRefund_work";
};
export type WorkRefund_work$key = {
  readonly " $data"?: WorkRefund_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkRefund_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkRefund_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refundable",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkPay",
  "abstractKey": null
};

(node as any).hash = "93f4a8508faab62ed5ba998589fc00c0";

export default node;
