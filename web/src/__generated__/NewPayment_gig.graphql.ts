/**
 * @generated SignedSource<<95d25f6013be13b8cbde91b468729fd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkerType = "F1099" | "W2" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewPayment_gig$data = {
  readonly employmentType: WorkerType | null | undefined;
  readonly pay: ReadonlyArray<{
    readonly application: {
      readonly databaseId: number;
      readonly id: string;
      readonly pro: {
        readonly displayName: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"NewPaymentForm_application">;
    };
    readonly billedTo: string | null | undefined;
    readonly isLateCancellation: boolean;
    readonly viewerCanAddExtras: boolean | null | undefined;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"shiftOption_gig">;
  readonly " $fragmentType": "NewPayment_gig";
};
export type NewPayment_gig$key = {
  readonly " $data"?: NewPayment_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPayment_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewPayment_gig",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "shiftOption_gig",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Skill",
          "kind": "LinkedField",
          "name": "skill",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employmentType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkPay",
      "kind": "LinkedField",
      "name": "pay",
      "plural": true,
      "selections": [
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
            },
            (v0/*:: as any*/),
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
              "name": "NewPaymentForm_application"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLateCancellation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billedTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanAddExtras",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "4333a683213331b9bddaab250940d8ef";

export default node;
