/**
 * @generated SignedSource<<5251f0b61ba53ac6ecb239157f72204b>>
 * @relayHash ea00a31a97f03df5ef70f85890fd9af5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea00a31a97f03df5ef70f85890fd9af5

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
export type BreakCompliance = "COMPLIANT" | "NON_COMPLIANT" | "NOT_APPLICABLE" | "NO_START_END_TIME" | "SHORT_SHIFT" | "SKIPPED" | "TOO_LATE" | "TOO_LONG" | "TOO_SHORT" | "UNKNOWN" | "%future added value";
export type GigApplicationFilter = {
  gigDatabaseIds?: ReadonlyArray<number> | null | undefined;
  isBoosted?: boolean | null | undefined;
  isBusinessUncharged?: boolean | null | undefined;
  isGigCancelled?: boolean | null | undefined;
  isProUnpaid?: boolean | null | undefined;
  locationName?: string | null | undefined;
  proDatabaseId?: number | null | undefined;
  proName?: string | null | undefined;
  shiftBreakCompliance?: BreakCompliance | null | undefined;
  stage?: ApplicantStage | null | undefined;
  startsAtOrAfter?: string | null | undefined;
  startsAtOrBefore?: string | null | undefined;
};
export type confirmedLaterQuery$variables = {
  filter: GigApplicationFilter;
  locationId: string;
};
export type confirmedLaterQuery$data = {
  readonly node: {
    readonly applications?: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type confirmedLaterQuery = {
  response: confirmedLaterQuery$data;
  variables: confirmedLaterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locationId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "locationId"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "GigApplicationConnection",
  "kind": "LinkedField",
  "name": "applications",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "confirmedLaterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                "field": (v3/*:: as any*/),
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "confirmedLaterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/)
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
    "id": "ea00a31a97f03df5ef70f85890fd9af5",
    "metadata": {},
    "name": "confirmedLaterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1adba3803280eefac8b8b45fb7a86db8";

export default node;
