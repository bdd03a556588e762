/**
 * @generated SignedSource<<a40adf463a63af8d5aaf16e6519606e9>>
 * @relayHash e7be0d671d56f5e7b24bd795eae5d5f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7be0d671d56f5e7b24bd795eae5d5f2

import type { ConcreteRequest } from 'relay-runtime';
export type createImageUploadMutation$variables = Record<PropertyKey, never>;
export type createImageUploadMutation$data = {
  readonly createImageUpload: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly upload: {
      readonly url: string;
    } | null | undefined;
  };
};
export type createImageUploadMutation = {
  response: createImageUploadMutation$data;
  variables: createImageUploadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {}
      }
    ],
    "concreteType": "CreateImageUploadPayload",
    "kind": "LinkedField",
    "name": "createImageUpload",
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
      {
        "alias": null,
        "args": null,
        "concreteType": "ImageUpload",
        "kind": "LinkedField",
        "name": "upload",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "createImageUpload(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "createImageUploadMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "createImageUploadMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e7be0d671d56f5e7b24bd795eae5d5f2",
    "metadata": {},
    "name": "createImageUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ba4624fa8076a44fa75e0d302d9bb39";

export default node;
