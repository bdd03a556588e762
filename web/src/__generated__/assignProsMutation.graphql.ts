/**
 * @generated SignedSource<<4c21df2a52ae3af98573fa998e066974>>
 * @relayHash 5f70d8efbdf41be870150150d371e0a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f70d8efbdf41be870150150d371e0a7

import type { ConcreteRequest } from 'relay-runtime';
export type AssignProsInput = {
  bonusCents?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  gigId: string;
  includesFollowing?: boolean | null | undefined;
  isConfirmed?: boolean | null | undefined;
  proIds: ReadonlyArray<string>;
  validateOnly?: boolean | null | undefined;
};
export type assignProsMutation$variables = {
  input: AssignProsInput;
};
export type assignProsMutation$data = {
  readonly assignPros: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
      }>;
      readonly gig: {
        readonly fill: {
          readonly confirmed: number;
          readonly selected: number;
        };
        readonly id: string;
      } | null | undefined;
      readonly pro: {
        readonly displayName: string;
      };
    }>;
  };
};
export type assignProsMutation = {
  response: assignProsMutation$data;
  variables: assignProsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Gig",
  "kind": "LinkedField",
  "name": "gig",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GigFill",
      "kind": "LinkedField",
      "name": "fill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "assignProsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AssignProsPayload",
        "kind": "LinkedField",
        "name": "assignPros",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssignmentResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Pro",
                "kind": "LinkedField",
                "name": "pro",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "assignProsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AssignProsPayload",
        "kind": "LinkedField",
        "name": "assignPros",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssignmentResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Pro",
                "kind": "LinkedField",
                "name": "pro",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5f70d8efbdf41be870150150d371e0a7",
    "metadata": {},
    "name": "assignProsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e142153a0f394f1e3da8938d7f9ef597";

export default node;
