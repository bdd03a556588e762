/**
 * @generated SignedSource<<db50d42360110bae5f6cc1976e2d48dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdHocFilters_payments$data = ReadonlyArray<{
  readonly gig: {
    readonly databaseId: number;
    readonly skill: {
      readonly name: string;
    };
    readonly startTime: string;
  } | null | undefined;
  readonly pro: {
    readonly databaseId: number;
    readonly displayName: string;
  } | null | undefined;
  readonly " $fragmentType": "AdHocFilters_payments";
}>;
export type AdHocFilters_payments$key = ReadonlyArray<{
  readonly " $data"?: AdHocFilters_payments$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocFilters_payments">;
}>;

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
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AdHocFilters_payments",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Pro",
        "kind": "LinkedField",
        "name": "pro",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Gig",
        "kind": "LinkedField",
        "name": "gig",
        "plural": false,
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
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "AdHocPayment",
  "abstractKey": null
};
})();

(node as any).hash = "0428cb922a997b984962f65577ff4646";

export default node;
