/**
 * @generated SignedSource<<9b2975fdbfd4ee725f0a18210ab46dd3>>
 * @relayHash edd5ed39d65d31f7d924af6833a6a5ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd5ed39d65d31f7d924af6833a6a5ac

import type { ConcreteRequest } from 'relay-runtime';
export type cancelledByBlockQuery$variables = {
  locationId: string;
  now: string;
  proDatabaseId: number;
};
export type cancelledByBlockQuery$data = {
  readonly node: {
    readonly confirmed?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly open?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly selected?: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type cancelledByBlockQuery = {
  response: cancelledByBlockQuery$data;
  variables: cancelledByBlockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "now"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "proDatabaseId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "locationId"
  }
],
v4 = {
  "kind": "Literal",
  "name": "isGigCancelled",
  "value": false
},
v5 = {
  "kind": "Variable",
  "name": "proDatabaseId",
  "variableName": "proDatabaseId"
},
v6 = {
  "kind": "Variable",
  "name": "startsAtOrAfter",
  "variableName": "now"
},
v7 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v9 = {
  "alias": "confirmed",
  "args": [
    {
      "fields": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stage",
          "value": "CONFIRMED"
        },
        (v6/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "GigApplicationConnection",
  "kind": "LinkedField",
  "name": "applications",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": "selected",
  "args": [
    {
      "fields": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stage",
          "value": "SELECTED"
        },
        (v6/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "GigApplicationConnection",
  "kind": "LinkedField",
  "name": "applications",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": "open",
  "args": [
    {
      "fields": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stage",
          "value": "OPEN"
        },
        (v6/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "GigApplicationConnection",
  "kind": "LinkedField",
  "name": "applications",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "cancelledByBlockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v9/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v10/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v11/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "Location",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "cancelledByBlockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "type": "Location",
            "abstractKey": null
          },
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
    ]
  },
  "params": {
    "id": "edd5ed39d65d31f7d924af6833a6a5ac",
    "metadata": {},
    "name": "cancelledByBlockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3bbb4e0cd17d1b3ef55fb87e968e23aa";

export default node;
