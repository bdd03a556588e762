/**
 * @generated SignedSource<<d54763d8f5c8c15b239408e94962e42f>>
 * @relayHash 9f478df0fa6e321ecedace4dd724e8ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f478df0fa6e321ecedace4dd724e8ca

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceFrequency = "DAILY" | "WEEKLY" | "%future added value";
export type InvoiceStyle = "ADDRESS" | "LOCATION" | "STANDARD" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type AddLocationInput = {
  city: string;
  clientMutationId?: string | null | undefined;
  coordinates?: CoordinatesInput | null | undefined;
  imagePublicId?: string | null | undefined;
  invoiceFrequency?: InvoiceFrequency | null | undefined;
  invoiceStyle?: InvoiceStyle | null | undefined;
  invoiceWorkWeekEnd?: Weekday | null | undefined;
  invoicingEnabled?: boolean | null | undefined;
  name: string;
  organizationId?: string | null | undefined;
  organizationName?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  postalCode: string;
  stateCode: string;
  streetAddress: string;
  timeZone?: string | null | undefined;
  url?: string | null | undefined;
};
export type CoordinatesInput = {
  latitude: number;
  longitude: number;
};
export type addLocationMutation$variables = {
  input: AddLocationInput;
};
export type addLocationMutation$data = {
  readonly addLocation: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly location: {
      readonly databaseId: number;
    } | null | undefined;
  };
};
export type addLocationMutation = {
  response: addLocationMutation$data;
  variables: addLocationMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "addLocationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLocationPayload",
        "kind": "LinkedField",
        "name": "addLocation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
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
    "name": "addLocationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLocationPayload",
        "kind": "LinkedField",
        "name": "addLocation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "9f478df0fa6e321ecedace4dd724e8ca",
    "metadata": {},
    "name": "addLocationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb385008e46d9ff26a423b05f91f98a6";

export default node;
