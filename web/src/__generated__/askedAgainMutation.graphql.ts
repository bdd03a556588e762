/**
 * @generated SignedSource<<b1308e081845f3b2a04526ff82f850be>>
 * @relayHash de9e11c7e4c2c66ea0feb87cb6817877
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de9e11c7e4c2c66ea0feb87cb6817877

import type { ConcreteRequest } from 'relay-runtime';
export type GigScope = "ALL" | "FOLLOWING" | "THIS" | "%future added value";
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
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
export type askedAgainMutation$variables = {
  input: UpdateGigInput;
};
export type askedAgainMutation$data = {
  readonly updateGig: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly results: ReadonlyArray<{
      readonly effects: {
        readonly askedAgain: number;
      } | null | undefined;
    }>;
  };
};
export type askedAgainMutation = {
  response: askedAgainMutation$data;
  variables: askedAgainMutation$variables;
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
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GigResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GigEffects",
            "kind": "LinkedField",
            "name": "effects",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "askedAgain",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askedAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askedAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de9e11c7e4c2c66ea0feb87cb6817877",
    "metadata": {},
    "name": "askedAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f56ce04edc6edf11d03bb63ab901004";

export default node;
