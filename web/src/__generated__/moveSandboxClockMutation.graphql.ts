/**
 * @generated SignedSource<<fad624126288f0e18edbc07df152d5bb>>
 * @relayHash 2e2495f3eb4565082337aac5667ef584
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2495f3eb4565082337aac5667ef584

import type { ConcreteRequest } from 'relay-runtime';
export type MoveSandboxClockInput = {
  advanceMinutes?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  locationId?: string | null | undefined;
  reset?: boolean | null | undefined;
  toNextEvent?: boolean | null | undefined;
  until?: string | null | undefined;
};
export type moveSandboxClockMutation$variables = {
  input: MoveSandboxClockInput;
};
export type moveSandboxClockMutation$data = {
  readonly moveSandboxClock: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly isComplete: boolean;
    readonly target: string | null | undefined;
  };
};
export type moveSandboxClockMutation = {
  response: moveSandboxClockMutation$data;
  variables: moveSandboxClockMutation$variables;
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
    "concreteType": "MoveSandboxClockPayload",
    "kind": "LinkedField",
    "name": "moveSandboxClock",
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
        "kind": "ScalarField",
        "name": "target",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isComplete",
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
    "name": "moveSandboxClockMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "moveSandboxClockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2e2495f3eb4565082337aac5667ef584",
    "metadata": {},
    "name": "moveSandboxClockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "357a3b1f8079fd0d64e446e3ec2cef5c";

export default node;
