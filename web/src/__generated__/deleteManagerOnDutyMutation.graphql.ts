/**
 * @generated SignedSource<<5320fa5cf873903ef721ee4ad7018687>>
 * @relayHash 7135a61e1b05ed4f0122495feb6e2754
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7135a61e1b05ed4f0122495feb6e2754

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteManagerOnDutyInput = {
  clientMutationId?: string | null | undefined;
  managerOnDutyId: string;
};
export type deleteManagerOnDutyMutation$variables = {
  input: DeleteManagerOnDutyInput;
};
export type deleteManagerOnDutyMutation$data = {
  readonly deleteManagerOnDuty: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly location: {
      readonly " $fragmentSpreads": FragmentRefs<"ManagerOnDutyField_location" | "ManagersOnDutyCard_location">;
    } | null | undefined;
  };
};
export type deleteManagerOnDutyMutation = {
  response: deleteManagerOnDutyMutation$data;
  variables: deleteManagerOnDutyMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deleteManagerOnDutyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteManagerOnDutyPayload",
        "kind": "LinkedField",
        "name": "deleteManagerOnDuty",
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
    "name": "deleteManagerOnDutyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteManagerOnDutyPayload",
        "kind": "LinkedField",
        "name": "deleteManagerOnDuty",
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
    "id": "7135a61e1b05ed4f0122495feb6e2754",
    "metadata": {},
    "name": "deleteManagerOnDutyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "116f3633fd2a3b187770432b801bd564";

export default node;
