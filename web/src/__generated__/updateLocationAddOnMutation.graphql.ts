/**
 * @generated SignedSource<<6f266f91a21bf859a3418e53a9f3a659>>
 * @relayHash 391cf0ee563aae39f31d40e978f2b3b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 391cf0ee563aae39f31d40e978f2b3b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateLocationAddOnInput = {
  addOnId: string;
  clientMutationId?: string | null | undefined;
  endDate?: string | null | undefined;
  notes?: string | null | undefined;
  startDate?: string | null | undefined;
  validateOnly?: boolean | null | undefined;
};
export type updateLocationAddOnMutation$variables = {
  input: UpdateLocationAddOnInput;
};
export type updateLocationAddOnMutation$data = {
  readonly updateLocationAddOn: {
    readonly addOn: {
      readonly " $fragmentSpreads": FragmentRefs<"AddOnCards_addOn">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  };
};
export type updateLocationAddOnMutation = {
  response: updateLocationAddOnMutation$data;
  variables: updateLocationAddOnMutation$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateLocationAddOnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateLocationAddOnPayload",
        "kind": "LinkedField",
        "name": "updateLocationAddOn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LocationAddOn",
            "kind": "LinkedField",
            "name": "addOn",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AddOnCards_addOn"
              }
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
    "name": "updateLocationAddOnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateLocationAddOnPayload",
        "kind": "LinkedField",
        "name": "updateLocationAddOn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LocationAddOn",
            "kind": "LinkedField",
            "name": "addOn",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "391cf0ee563aae39f31d40e978f2b3b3",
    "metadata": {},
    "name": "updateLocationAddOnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7960ae4f0e9151842781612c2ccfca5";

export default node;
