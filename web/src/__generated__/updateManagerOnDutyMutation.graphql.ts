/**
 * @generated SignedSource<<fab55875647b0909bc0d2c0875340914>>
 * @relayHash 5f80e2a44a8ccb94ae10cbb17cb5bd2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f80e2a44a8ccb94ae10cbb17cb5bd2e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateManagerOnDutyInput = {
  clientMutationId?: string | null | undefined;
  fullName?: string | null | undefined;
  managerOnDutyId: string;
  phoneNumber?: string | null | undefined;
};
export type updateManagerOnDutyMutation$variables = {
  input: UpdateManagerOnDutyInput;
};
export type updateManagerOnDutyMutation$data = {
  readonly updateManagerOnDuty: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly location: {
      readonly " $fragmentSpreads": FragmentRefs<"ManagerOnDutyField_location" | "ManagersOnDutyCard_location">;
    } | null | undefined;
  };
};
export type updateManagerOnDutyMutation = {
  response: updateManagerOnDutyMutation$data;
  variables: updateManagerOnDutyMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateManagerOnDutyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateManagerOnDutyPayload",
        "kind": "LinkedField",
        "name": "updateManagerOnDuty",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ManagerOnDutyField_location"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ManagersOnDutyCard_location"
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
    "name": "updateManagerOnDutyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateManagerOnDutyPayload",
        "kind": "LinkedField",
        "name": "updateManagerOnDuty",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ManagerOnDuty",
                "kind": "LinkedField",
                "name": "managersOnDuty",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phoneNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phoneText",
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
    ]
  },
  "params": {
    "id": "5f80e2a44a8ccb94ae10cbb17cb5bd2e",
    "metadata": {},
    "name": "updateManagerOnDutyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67539b52662b64a628bc593d97feddd2";

export default node;
