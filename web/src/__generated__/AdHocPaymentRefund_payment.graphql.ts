/**
 * @generated SignedSource<<6d69260ef0b8c913f5677205952957d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdHocPaymentRefund_payment$data = {
  readonly id: string;
  readonly refundable: {
    readonly amountCents: number;
  } | null | undefined;
  readonly " $fragmentType": "AdHocPaymentRefund_payment";
};
export type AdHocPaymentRefund_payment$key = {
  readonly " $data"?: AdHocPaymentRefund_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocPaymentRefund_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdHocPaymentRefund_payment",
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
    }
  ],
  "type": "AdHocPayment",
  "abstractKey": null
};

(node as any).hash = "420b72069f123db8ce047ebb760e3502";

export default node;
