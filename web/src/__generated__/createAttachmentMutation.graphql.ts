/**
 * @generated SignedSource<<1ee1e9c22edb93b836d042677f99c290>>
 * @relayHash a1e11e883810901f71078453f67dff1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1e11e883810901f71078453f67dff1d

import type { ConcreteRequest } from 'relay-runtime';
export type CreateAttachmentInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  name: string;
};
export type createAttachmentMutation$variables = {
  input: CreateAttachmentInput;
};
export type createAttachmentMutation$data = {
  readonly createAttachment: {
    readonly attachment: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly upload: {
      readonly url: string;
    } | null | undefined;
  };
};
export type createAttachmentMutation = {
  response: createAttachmentMutation$data;
  variables: createAttachmentMutation$variables;
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
    "concreteType": "CreateAttachmentPayload",
    "kind": "LinkedField",
    "name": "createAttachment",
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
        "concreteType": "Attachment",
        "kind": "LinkedField",
        "name": "attachment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AttachmentUpload",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "createAttachmentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createAttachmentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a1e11e883810901f71078453f67dff1d",
    "metadata": {},
    "name": "createAttachmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f9010a32e96baea5dde9ea79dfc89fc";

export default node;
