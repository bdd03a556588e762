/**
 * @generated SignedSource<<a417125257cbdeb441ced00e415f044f>>
 * @relayHash be6704224b78a49d9f8ad91f63603ff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be6704224b78a49d9f8ad91f63603ff9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkOrientationItemReadInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  itemDatabaseId: number;
};
export type markItemReadMutation$variables = {
  input: MarkOrientationItemReadInput;
};
export type markItemReadMutation$data = {
  readonly markOrientationItemRead: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly orientation: {
      readonly " $fragmentSpreads": FragmentRefs<"OrientationItems_orientation" | "OrientationProgress_orientation">;
    } | null | undefined;
  };
};
export type markItemReadMutation = {
  response: markItemReadMutation$data;
  variables: markItemReadMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "markItemReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkOrientationItemReadPayload",
        "kind": "LinkedField",
        "name": "markOrientationItemRead",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Orientation",
            "kind": "LinkedField",
            "name": "orientation",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrientationProgress_orientation"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrientationItems_orientation"
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
    "name": "markItemReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkOrientationItemReadPayload",
        "kind": "LinkedField",
        "name": "markOrientationItemRead",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Orientation",
            "kind": "LinkedField",
            "name": "orientation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "completedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locationName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrientationItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "readAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "databaseId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "body",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "videoUrl",
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
    "id": "be6704224b78a49d9f8ad91f63603ff9",
    "metadata": {},
    "name": "markItemReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7c349fd2b994a0a608443498486d0cc";

export default node;
