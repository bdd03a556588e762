/**
 * @generated SignedSource<<b2f6689a0c36f72bdcca91f87a34bc10>>
 * @relayHash 5ccf0253e4cd31351145f72b7fb0b915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ccf0253e4cd31351145f72b7fb0b915

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteLocationAddressInput = {
  addressId: string;
  clientMutationId?: string | null | undefined;
};
export type deleteLocationAddressMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteLocationAddressInput;
};
export type deleteLocationAddressMutation$data = {
  readonly deleteLocationAddress: {
    readonly deletedAddressId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type deleteLocationAddressMutation = {
  response: deleteLocationAddressMutation$data;
  variables: deleteLocationAddressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedAddressId",
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
    "name": "deleteLocationAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteLocationAddressPayload",
        "kind": "LinkedField",
        "name": "deleteLocationAddress",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "deleteLocationAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteLocationAddressPayload",
        "kind": "LinkedField",
        "name": "deleteLocationAddress",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedAddressId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5ccf0253e4cd31351145f72b7fb0b915",
    "metadata": {},
    "name": "deleteLocationAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73da09d79dd120569704607d5af23f25";

export default node;
