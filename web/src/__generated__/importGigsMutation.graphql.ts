/**
 * @generated SignedSource<<761ef1c329dc725ee1aa58bd836d8096>>
 * @relayHash 16eeedd2180b60515ecaa7e697df6c32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16eeedd2180b60515ecaa7e697df6c32

import type { ConcreteRequest } from 'relay-runtime';
export type ImportGigsInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  rows: ReadonlyArray<ImportedRowInput>;
  validateOnly?: boolean | null | undefined;
};
export type ImportedRowInput = {
  contactName?: string | null | undefined;
  contactPhone?: string | null | undefined;
  line: ShiftLineInput;
  specialInstructions?: string | null | undefined;
};
export type ShiftLineInput = {
  date: string;
  description?: string | null | undefined;
  endTime: string;
  places: number;
  skillId: string;
  startTime: string;
  unpaidBreakMinutes?: number | null | undefined;
  wageCents: number;
};
export type importGigsMutation$variables = {
  input: ImportGigsInput;
};
export type importGigsMutation$data = {
  readonly importGigs: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
        readonly path: ReadonlyArray<string>;
      }>;
      readonly gig: {
        readonly id: string;
      } | null | undefined;
      readonly sameGig: {
        readonly databaseId: number;
      } | null | undefined;
    }> | null | undefined;
  };
};
export type importGigsMutation = {
  response: importGigsMutation$data;
  variables: importGigsMutation$variables;
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
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Gig",
  "kind": "LinkedField",
  "name": "gig",
  "plural": false,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "importGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportGigsPayload",
        "kind": "LinkedField",
        "name": "importGigs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PostedGigResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "sameGig",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
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
    "name": "importGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportGigsPayload",
        "kind": "LinkedField",
        "name": "importGigs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PostedGigResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "sameGig",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "16eeedd2180b60515ecaa7e697df6c32",
    "metadata": {},
    "name": "importGigsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1475f6c9f76025c4719266fee5c9a6bc";

export default node;
