/**
 * @generated SignedSource<<eeaaf639e8ae9569fe0df14960d70595>>
 * @relayHash c76114c3a19e1fa79ddea7a617ee6eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c76114c3a19e1fa79ddea7a617ee6eeb

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteExportInput = {
  clientMutationId?: string | null | undefined;
  exportId: string;
};
export type deleteExportMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteExportInput;
};
export type deleteExportMutation$data = {
  readonly deleteExport: {
    readonly deletedExportId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type deleteExportMutation = {
  response: deleteExportMutation$data;
  variables: deleteExportMutation$variables;
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
  "kind": "ScalarField",
  "name": "deletedExportId",
  "storageKey": null
},
v4 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "deleteExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteExportPayload",
        "kind": "LinkedField",
        "name": "deleteExport",
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
    "name": "deleteExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteExportPayload",
        "kind": "LinkedField",
        "name": "deleteExport",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedExportId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c76114c3a19e1fa79ddea7a617ee6eeb",
    "metadata": {},
    "name": "deleteExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd31a75fc5aef08a5d991b5976607ad7";

export default node;
