/**
 * @generated SignedSource<<1b4a2ed7b1cff9ad2c6d3505f6cf912c>>
 * @relayHash 06df832f6ce283623e86c91ecae5a7fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06df832f6ce283623e86c91ecae5a7fb

import type { ConcreteRequest } from 'relay-runtime';
export type PostingWarningCode = "CLOCK_CHANGE" | "FAIR_NOTICE" | "LONG_SHIFT" | "NO_MANAGER_ON_DUTY" | "SAME_GIG_EXISTS" | "STARTS_WITHIN_24_HOURS" | "WAGE_BELOW_RECOMMENDED" | "%future added value";
export type PostingCheckInput = {
  hasContact: boolean;
  shifts: ReadonlyArray<CheckedShiftInput>;
};
export type CheckedShiftInput = {
  date: string;
  endTime: string;
  skillId: string;
  startTime: string;
  wageCents?: number | null | undefined;
};
export type PostingWarningsResultsQuery$variables = {
  input: PostingCheckInput;
  locationId: number;
};
export type PostingWarningsResultsQuery$data = {
  readonly location: {
    readonly postingCheck: {
      readonly warnings: ReadonlyArray<{
        readonly code: PostingWarningCode;
        readonly gig: {
          readonly databaseId: number;
        } | null | undefined;
        readonly message: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type PostingWarningsResultsQuery = {
  response: PostingWarningsResultsQuery$data;
  variables: PostingWarningsResultsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locationId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "locationId"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PostingWarningsResultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "PostingCheck",
            "kind": "LinkedField",
            "name": "postingCheck",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PostingWarning",
                "kind": "LinkedField",
                "name": "warnings",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Gig",
                    "kind": "LinkedField",
                    "name": "gig",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "name": "PostingWarningsResultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "PostingCheck",
            "kind": "LinkedField",
            "name": "postingCheck",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PostingWarning",
                "kind": "LinkedField",
                "name": "warnings",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Gig",
                    "kind": "LinkedField",
                    "name": "gig",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "06df832f6ce283623e86c91ecae5a7fb",
    "metadata": {},
    "name": "PostingWarningsResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec30c412e690f8bfe54e52d9ccf314b6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
