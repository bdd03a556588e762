/**
 * @generated SignedSource<<1a27f535ddbff86888a059a41a38e958>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferralCode_program$data = {
  readonly code: string | null | undefined;
  readonly link: string | null | undefined;
  readonly reward: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "ReferralCode_program";
};
export type ReferralCode_program$key = {
  readonly " $data"?: ReferralCode_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferralCode_program">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReferralCode_program",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReferralProgram",
  "abstractKey": null
};

(node as any).hash = "5ee6b61a6b620679865f8f75470e4b19";

export default node;
