/**
 * @generated SignedSource<<7251ba86a7a765d2c06f7ff47b2b7682>>
 * @relayHash 2ef8a1adc3744effd3b401447aa41266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ef8a1adc3744effd3b401447aa41266

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ImportScreenQuery$variables = {
  locationId: number;
};
export type ImportScreenQuery$data = {
  readonly location: Result<{
    readonly id: string;
    readonly name: string;
    readonly postableSkills: ReadonlyArray<{
      readonly skill: {
        readonly id: string;
        readonly name: string;
      };
    }> | null | undefined;
    readonly timeZone: string | null | undefined;
    readonly viewerCanPostGigs: boolean | null | undefined;
    readonly viewerCannotPostGigsReason: string | null | undefined;
  } | null | undefined, unknown>;
};
export type ImportScreenQuery = {
  response: ImportScreenQuery$data;
  variables: ImportScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "locationId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "locationId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanPostGigs",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCannotPostGigsReason",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "PostableSkill",
  "kind": "LinkedField",
  "name": "postableSkills",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Skill",
      "kind": "LinkedField",
      "name": "skill",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ImportScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v5/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v6/*:: as any*/),
              "to": "NULL"
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2ef8a1adc3744effd3b401447aa41266",
    "metadata": {},
    "name": "ImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d3bc3ff64ba3eb6d774a6fa16889d7f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
