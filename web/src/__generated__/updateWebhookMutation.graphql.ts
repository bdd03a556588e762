/**
 * @generated SignedSource<<fd84412bb8e4dae48022591b39992988>>
 * @relayHash b07f866940649bb54fc19a7bf8e9c298
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b07f866940649bb54fc19a7bf8e9c298

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type WebhookTopic = "AD_HOC_PAYMENT_CHANGED" | "AD_HOC_PAYMENT_CREATED" | "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "DISPUTE_CHANGED" | "DISPUTE_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "INVOICE_CHANGED" | "INVOICE_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "PAYMENT_CHANGED" | "PAYMENT_CREATED" | "%future added value";
export type UpdateWebhookInput = {
  apiTokenId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  name: string;
  selection: string;
  topics: ReadonlyArray<WebhookTopic>;
  url: string;
  webhookId: string;
};
export type updateWebhookMutation$variables = {
  input: UpdateWebhookInput;
};
export type updateWebhookMutation$data = {
  readonly updateWebhook: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly webhook: {
      readonly " $fragmentSpreads": FragmentRefs<"EditWebhookDialog_webhook" | "WebhookRow_webhook" | "WebhookSummary_webhook">;
    } | null | undefined;
  };
};
export type updateWebhookMutation = {
  response: updateWebhookMutation$data;
  variables: updateWebhookMutation$variables;
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
    "name": "updateWebhookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWebhookPayload",
        "kind": "LinkedField",
        "name": "updateWebhook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Webhook",
            "kind": "LinkedField",
            "name": "webhook",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WebhookRow_webhook"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WebhookSummary_webhook"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditWebhookDialog_webhook"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "updateWebhookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWebhookPayload",
        "kind": "LinkedField",
        "name": "updateWebhook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Webhook",
            "kind": "LinkedField",
            "name": "webhook",
            "plural": false,
            "selections": [
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "topics",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "apiTokenName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pausedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pauseReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pauseDetail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failingSince",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastDeliveredAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "selection",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "replacedSecretEndsAt",
                "storageKey": null
              },
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
                "name": "apiTokenId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b07f866940649bb54fc19a7bf8e9c298",
    "metadata": {},
    "name": "updateWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f5098589152293ca64b45f94a7eceea";

export default node;
