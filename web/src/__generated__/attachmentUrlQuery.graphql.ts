/**
 * @generated SignedSource<<2e1de3a32803713e5ae36d6d6cb4cb34>>
 * @relayHash 670ab14cf389f0c138f588a39987b0f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 670ab14cf389f0c138f588a39987b0f5

import type { ConcreteRequest } from 'relay-runtime';
export type attachmentUrlQuery$variables = {
  id: string;
};
export type attachmentUrlQuery$data = {
  readonly node: {
    readonly url?: string | null | undefined;
  } | null | undefined;
};
export type attachmentUrlQuery = {
  response: attachmentUrlQuery$data;
  variables: attachmentUrlQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "attachmentUrlQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "attachmentUrlQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "670ab14cf389f0c138f588a39987b0f5",
    "metadata": {},
    "name": "attachmentUrlQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e534ea4acff8338c3253f217907ea81";

export default node;
