/**
 * @generated SignedSource<<76eb8a9c5922a18cc54940f7b50a2623>>
 * @relayHash 21a8c47a84cc8dd13116157069c3afe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21a8c47a84cc8dd13116157069c3afe6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteShiftTemplateInput = {
  clientMutationId?: string | null | undefined;
  shiftTemplateId: string;
};
export type deleteShiftTemplateMutation$variables = {
  input: DeleteShiftTemplateInput;
};
export type deleteShiftTemplateMutation$data = {
  readonly deleteShiftTemplate: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly location: {
      readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplatePicker_location" | "ShiftTemplatesCard_location">;
    } | null | undefined;
  };
};
export type deleteShiftTemplateMutation = {
  response: deleteShiftTemplateMutation$data;
  variables: deleteShiftTemplateMutation$variables;
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
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deleteShiftTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteShiftTemplatePayload",
        "kind": "LinkedField",
        "name": "deleteShiftTemplate",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShiftTemplatePicker_location"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShiftTemplatesCard_location"
              }
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
    "name": "deleteShiftTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteShiftTemplatePayload",
        "kind": "LinkedField",
        "name": "deleteShiftTemplate",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ShiftTemplate",
                "kind": "LinkedField",
                "name": "shiftTemplates",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unpaidBreakMinutes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "21a8c47a84cc8dd13116157069c3afe6",
    "metadata": {},
    "name": "deleteShiftTemplateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d77274265a75476a8b84a355f13f11e5";

export default node;
