/**
 * @generated SignedSource<<cac5b676faf6f7c47786239b5827e07f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MoveEffects_location$data = {
  readonly id: string;
  readonly name: string;
  readonly organizationRemap?: Result<{
    readonly toOrganization: {
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AccessEffects_remap" | "BillingEffect_remap" | "WorkEffects_remap">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "MoveEffects_location";
};
export type MoveEffects_location$key = {
  readonly " $data"?: MoveEffects_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveEffects_location">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isChosen"
    },
    {
      "kind": "RootArgument",
      "name": "organizationId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MoveEffects_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "condition": "isChosen",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "organizationId",
                "variableName": "organizationId"
              }
            ],
            "concreteType": "OrganizationRemap",
            "kind": "LinkedField",
            "name": "organizationRemap",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "toOrganization",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BillingEffect_remap"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AccessEffects_remap"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WorkEffects_remap"
              }
            ],
            "storageKey": null
          },
          "to": "RESULT"
        }
      ]
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "a1f5a93248a2bae05a591d27d2f42936";

export default node;
