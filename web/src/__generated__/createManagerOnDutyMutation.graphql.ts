/**
 * @generated SignedSource<<b5fe0379e487e10abbadc29d8cb09403>>
 * @relayHash 39c7a5078e0ec5ed273981361757fc8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39c7a5078e0ec5ed273981361757fc8f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateManagerOnDutyInput = {
  clientMutationId?: string | null | undefined;
  fullName: string;
  locationId: string;
  phoneNumber: string;
};
export type createManagerOnDutyMutation$variables = {
  input: CreateManagerOnDutyInput;
};
export type createManagerOnDutyMutation$data = {
  readonly createManagerOnDuty: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly location: {
      readonly " $fragmentSpreads": FragmentRefs<"ManagerOnDutyField_location" | "ManagersOnDutyCard_location">;
    } | null | undefined;
    readonly managerOnDuty: {
      readonly fullName: string;
      readonly phoneText: string;
    } | null | undefined;
  };
};
export type createManagerOnDutyMutation = {
  response: createManagerOnDutyMutation$data;
  variables: createManagerOnDutyMutation$variables;
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
  "name": "fullName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phoneText",
  "storageKey": null
},
v5 = {
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
    "name": "createManagerOnDutyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateManagerOnDutyPayload",
        "kind": "LinkedField",
        "name": "createManagerOnDuty",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ManagerOnDuty",
            "kind": "LinkedField",
            "name": "managerOnDuty",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "name": "createManagerOnDutyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateManagerOnDutyPayload",
        "kind": "LinkedField",
        "name": "createManagerOnDuty",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ManagerOnDuty",
            "kind": "LinkedField",
            "name": "managerOnDuty",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ManagerOnDuty",
                "kind": "LinkedField",
                "name": "managersOnDuty",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phoneNumber",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
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
    "id": "39c7a5078e0ec5ed273981361757fc8f",
    "metadata": {},
    "name": "createManagerOnDutyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70bc79d90d24036ab0888d0fcedc4e28";

export default node;
