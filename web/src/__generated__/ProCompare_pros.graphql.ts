/**
 * @generated SignedSource<<aeb80fa658e39870005d108ebe9cbe39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificationStatus = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProCompare_pros$data = ReadonlyArray<{
  readonly atLocation: {
    readonly hasWorkedTogether: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
  };
  readonly certifications: ReadonlyArray<{
    readonly name: string;
    readonly status: CertificationStatus;
  }> | null | undefined;
  readonly competencies: ReadonlyArray<string> | null | undefined;
  readonly performance: {
    readonly calloutCount: number;
    readonly completionPercentage: number | null | undefined;
    readonly gigsWorked: number;
    readonly noShowCount: number;
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly preferences: {
    readonly contractorType: string | null | undefined;
    readonly daysOfWeek: ReadonlyArray<Weekday>;
    readonly hoursPerWeek: string | null | undefined;
    readonly skills: ReadonlyArray<string>;
    readonly timeBlocks: ReadonlyArray<{
      readonly name: string;
    }>;
  } | null | undefined;
  readonly ratings: ReadonlyArray<{
    readonly averageRating: number | null | undefined;
    readonly label: string;
    readonly name: string;
  }> | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProBadges_pro" | "ProCompareHead_pro">;
  readonly " $fragmentType": "ProCompare_pros";
}>;
export type ProCompare_pros$key = ReadonlyArray<{
  readonly " $data"?: ProCompare_pros$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProCompare_pros">;
}>;

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
      "name": "locationId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ProCompare_pros",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "locationDatabaseId",
          "variableName": "locationId"
        }
      ],
      "concreteType": "ProAtLocation",
      "kind": "LinkedField",
      "name": "atLocation",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasWorkedTogether",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProBadges_atLocation"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProPerformance",
      "kind": "LinkedField",
      "name": "performance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gigsWorked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionPercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calloutCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noShowCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RatingSummary",
      "kind": "LinkedField",
      "name": "ratings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageRating",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProPreferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contractorType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skills",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysOfWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeBlock",
          "kind": "LinkedField",
          "name": "timeBlocks",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursPerWeek",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "competencies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProCertification",
      "kind": "LinkedField",
      "name": "certifications",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProBadges_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProCompareHead_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};
})();

(node as any).hash = "d248440460508a5d287e42436240132d";

export default node;
