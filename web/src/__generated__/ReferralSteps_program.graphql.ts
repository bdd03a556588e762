/**
 * @generated SignedSource<<30e41ca8e5495c1e01fd7f5baa9854b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferralSteps_program$data = {
  readonly credited: {
    readonly amountCents: number;
    readonly currency: string;
  } | null | undefined;
  readonly earned: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly reward: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly rewardedCount: number;
  readonly signedUpCount: number;
  readonly " $fragmentType": "ReferralSteps_program";
};
export type ReferralSteps_program$key = {
  readonly " $data"?: ReferralSteps_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferralSteps_program">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReferralSteps_program",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedUpCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rewardedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "earned",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "credited",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReferralProgram",
  "abstractKey": null
};
})();

(node as any).hash = "04d755cb77ed6cccfde66ee2ace7c749";

export default node;
