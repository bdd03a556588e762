/**
 * @generated SignedSource<<31f8f56406d2387d9fb8f92b51603314>>
 * @relayHash b3dab4bc25c63a6b4c5ac0b32abffc55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3dab4bc25c63a6b4c5ac0b32abffc55

import type { ConcreteRequest } from 'relay-runtime';
export type CoordinatePrecision = "COARSE" | "FINE" | "%future added value";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type CheckInInput = {
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  phoneNumber: string;
  position?: CheckInPositionInput | null | undefined;
  token: string;
};
export type CheckInPositionInput = {
  coordinates: CoordinatesInput;
  precision: CoordinatePrecision;
};
export type CoordinatesInput = {
  latitude: number;
  longitude: number;
};
export type checkInMutation$variables = {
  input: CheckInInput;
};
export type checkInMutation$data = {
  readonly checkIn: {
    readonly arrival: {
      readonly checkedInAt: string;
      readonly firstName: string;
      readonly wasIn: boolean;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  };
};
export type checkInMutation = {
  response: checkInMutation$data;
  variables: checkInMutation$variables;
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
    "concreteType": "CheckInPayload",
    "kind": "LinkedField",
    "name": "checkIn",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Arrival",
        "kind": "LinkedField",
        "name": "arrival",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkedInAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wasIn",
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
    "name": "checkInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b3dab4bc25c63a6b4c5ac0b32abffc55",
    "metadata": {},
    "name": "checkInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6732231be7088ce505ae2ab586512930";

export default node;
