/**
 * @generated SignedSource<<8555382eac66a495d0bf634f87764e3e>>
 * @relayHash d8d0039af2b091ee7b15767ef557cf14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8d0039af2b091ee7b15767ef557cf14

import type { ConcreteRequest } from 'relay-runtime';
export type AttachmentStatus = "AVAILABLE" | "DELETED" | "PENDING" | "REJECTED" | "%future added value";
export type useAttachedFilesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useAttachedFilesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly name?: string;
    readonly status?: AttachmentStatus;
  } | null | undefined>;
};
export type useAttachedFilesQuery = {
  response: useAttachedFilesQuery$data;
  variables: useAttachedFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAttachedFilesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "Attachment",
            "abstractKey": null
          }
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
    "name": "useAttachedFilesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "Attachment",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d8d0039af2b091ee7b15767ef557cf14",
    "metadata": {},
    "name": "useAttachedFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47b79e0f44f5e52a08b3ddf2aac87879";

export default node;
