/**
 * @generated SignedSource<<bd5505cb0452b15d7f2b4c7caaff7d6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type GigScope = "ALL" | "FOLLOWING" | "THIS" | "%future added value";
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type UpdateGigInput = {
  addressId?: string | null | undefined;
  areCertificationsRequired?: boolean | null | undefined;
  attachmentIds?: ReadonlyArray<string> | null | undefined;
  boostBonusCents?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  contactName?: string | null | undefined;
  contactPhone?: string | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  endTime?: string | null | undefined;
  expectedRevision?: number | null | undefined;
  gigId: string;
  isAutoSelectEnabled?: boolean | null | undefined;
  isBackgroundCheckRequired?: boolean | null | undefined;
  movesToMarketplace?: boolean | null | undefined;
  noExperienceRequired?: boolean | null | undefined;
  onsiteManagerId?: string | null | undefined;
  places?: number | null | undefined;
  privateNotes?: string | null | undefined;
  requirementIds?: ReadonlyArray<string> | null | undefined;
  scope?: GigScope | null | undefined;
  specialInstructions?: string | null | undefined;
  startTime?: string | null | undefined;
  type?: GigType | null | undefined;
  unpaidBreakMinutes?: number | null | undefined;
  validateOnly?: boolean | null | undefined;
  wageCents?: number | null | undefined;
};
export type changeInstructionsMutation$variables = {
  input: UpdateGigInput;
};
export type changeInstructionsMutation$data = {
  readonly updateGig: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  };
};
export type changeInstructionsMutation = {
  response: changeInstructionsMutation$data;
  variables: changeInstructionsMutation$variables;
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
    "concreteType": "UpdateGigPayload",
    "kind": "LinkedField",
    "name": "updateGig",
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
    "name": "changeInstructionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeInstructionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f494cb891e3dacfc75a2b79b8aa9e6aa",
    "id": null,
    "metadata": {},
    "name": "changeInstructionsMutation",
    "operationKind": "mutation",
    "text": "mutation changeInstructionsMutation(\n  $input: UpdateGigInput!\n) {\n  updateGig(input: $input) {\n    errors {\n      code\n      message\n      path\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4fe057a55b7b148f2609fff021b80553";

export default node;
