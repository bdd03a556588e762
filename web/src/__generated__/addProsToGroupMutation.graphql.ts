/**
 * @generated SignedSource<<9595f6d3cfa69707fcd17a2be4634501>>
 * @relayHash e09a0216bf737a43c131a508fc2ccf21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09a0216bf737a43c131a508fc2ccf21

import type { ConcreteRequest } from 'relay-runtime';
export type AddProsToGroupInput = {
  clientMutationId?: string | null | undefined;
  proGroupId: string;
  proIds: ReadonlyArray<string>;
};
export type addProsToGroupMutation$variables = {
  input: AddProsToGroupInput;
};
export type addProsToGroupMutation$data = {
  readonly addProsToGroup: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly proGroup: {
      readonly id: string;
      readonly memberCount: number;
    } | null | undefined;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
      }>;
      readonly isNew: boolean;
      readonly pro: {
        readonly displayName: string;
        readonly id: string;
      };
    }>;
  };
};
export type addProsToGroupMutation = {
  response: addProsToGroupMutation$data;
  variables: addProsToGroupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AddProsToGroupPayload",
    "kind": "LinkedField",
    "name": "addProsToGroup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "NetworkAddition",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isNew",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Pro",
            "kind": "LinkedField",
            "name": "pro",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProGroup",
        "kind": "LinkedField",
        "name": "proGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "memberCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "addProsToGroupMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addProsToGroupMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e09a0216bf737a43c131a508fc2ccf21",
    "metadata": {},
    "name": "addProsToGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d71ea1bfd2480c42223867cf236634e2";

export default node;
