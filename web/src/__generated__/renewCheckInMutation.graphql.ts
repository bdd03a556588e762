/**
 * @generated SignedSource<<f00f41ad4e756658454e05c21475fc23>>
 * @relayHash 79ee72580a93535188d586ec849f921f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79ee72580a93535188d586ec849f921f

import type { ConcreteRequest } from 'relay-runtime';
export type RenewCheckInInput = {
  clientMutationId?: string | null | undefined;
  gigId: string;
};
export type renewCheckInMutation$variables = {
  input: RenewCheckInInput;
};
export type renewCheckInMutation$data = {
  readonly renewCheckIn: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly gig: {
      readonly checkinCode: string | null | undefined;
      readonly checkinToken: string | null | undefined;
    } | null | undefined;
  };
};
export type renewCheckInMutation = {
  response: renewCheckInMutation$data;
  variables: renewCheckInMutation$variables;
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
  "name": "checkinCode",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "checkinToken",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "renewCheckInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenewCheckInPayload",
        "kind": "LinkedField",
        "name": "renewCheckIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Gig",
            "kind": "LinkedField",
            "name": "gig",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "name": "renewCheckInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenewCheckInPayload",
        "kind": "LinkedField",
        "name": "renewCheckIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Gig",
            "kind": "LinkedField",
            "name": "gig",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "79ee72580a93535188d586ec849f921f",
    "metadata": {},
    "name": "renewCheckInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "781642a453e3c2b62ba29a6c6986e5f9";

export default node;
