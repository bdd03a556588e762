/**
 * @generated SignedSource<<dbb057ee91a82aefbf9e67ed3b776797>>
 * @relayHash d7209263c56b719f51536f92af1ed393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7209263c56b719f51536f92af1ed393

import type { ConcreteRequest } from 'relay-runtime';
export type SetSandboxScriptInput = {
  clientMutationId?: string | null | undefined;
  isOn?: boolean | null | undefined;
  seed?: number | null | undefined;
};
export type setSandboxScriptMutation$variables = {
  input: SetSandboxScriptInput;
};
export type setSandboxScriptMutation$data = {
  readonly setSandboxScript: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type setSandboxScriptMutation = {
  response: setSandboxScriptMutation$data;
  variables: setSandboxScriptMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetSandboxScriptPayload",
    "kind": "LinkedField",
    "name": "setSandboxScript",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setSandboxScriptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setSandboxScriptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d7209263c56b719f51536f92af1ed393",
    "metadata": {},
    "name": "setSandboxScriptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e7d61d560eb08e66ee05be77bc3866f";

export default node;
