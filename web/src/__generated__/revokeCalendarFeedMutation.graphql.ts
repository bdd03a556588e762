/**
 * @generated SignedSource<<4c1d49cbf84ec11d0a36df78c318e777>>
 * @relayHash 0df8a487f3cc9cb9650e497f8afcbc7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0df8a487f3cc9cb9650e497f8afcbc7b

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeCalendarFeedInput = {
  clientMutationId?: string | null | undefined;
  feedId: string;
};
export type revokeCalendarFeedMutation$variables = {
  input: RevokeCalendarFeedInput;
};
export type revokeCalendarFeedMutation$data = {
  readonly revokeCalendarFeed: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly revokedFeedId: string | null | undefined;
  };
};
export type revokeCalendarFeedMutation = {
  response: revokeCalendarFeedMutation$data;
  variables: revokeCalendarFeedMutation$variables;
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
    "concreteType": "RevokeCalendarFeedPayload",
    "kind": "LinkedField",
    "name": "revokeCalendarFeed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revokedFeedId",
        "storageKey": null
      },
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
    "name": "revokeCalendarFeedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "revokeCalendarFeedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0df8a487f3cc9cb9650e497f8afcbc7b",
    "metadata": {},
    "name": "revokeCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8fbec252456eb402a93e0171045c8ba6";

export default node;
