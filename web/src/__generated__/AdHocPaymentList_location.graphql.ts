/**
 * @generated SignedSource<<e2362699b1e478503ed054f89fd6180e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdHocPaymentList_location$data = {
  readonly adHocPayments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AdHocFilters_payments" | "AdHocPaymentRow_payment">;
      };
    }>;
  } | null | undefined;
  readonly id: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "AdHocPaymentList_location";
};
export type AdHocPaymentList_location$key = {
  readonly " $data"?: AdHocPaymentList_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocPaymentList_location">;
};

import AdHocPaymentListPaginationQuery_graphql from './AdHocPaymentListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "adHocPayments"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 25,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "gigId"
    },
    {
      "kind": "RootArgument",
      "name": "proId"
    },
    {
      "kind": "RootArgument",
      "name": "reasons"
    },
    {
      "kind": "RootArgument",
      "name": "statuses"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": AdHocPaymentListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "AdHocPaymentList_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": "adHocPayments",
      "args": [
        {
          "kind": "Variable",
          "name": "gigId",
          "variableName": "gigId"
        },
        {
          "kind": "Variable",
          "name": "proId",
          "variableName": "proId"
        },
        {
          "kind": "Variable",
          "name": "reasons",
          "variableName": "reasons"
        },
        {
          "kind": "Variable",
          "name": "statuses",
          "variableName": "statuses"
        }
      ],
      "concreteType": "AdHocPaymentConnection",
      "kind": "LinkedField",
      "name": "__AdHocPaymentList_adHocPayments_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AdHocPaymentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AdHocPayment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AdHocFilters_payments"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AdHocPaymentRow_payment"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "ce920453fc21c1ca35cf9ebedeae6dd4";

export default node;
