/**
 * @generated SignedSource<<e15e3d3e6d4287cdc1ab4d57e33fb198>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type resultGroups_results$data = {
  readonly events: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly organization: {
      readonly databaseId: number;
    } | null | undefined;
    readonly startTime: string | null | undefined;
    readonly timeZone: string | null | undefined;
  }>;
  readonly gigs: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly location: {
      readonly databaseId: number;
    } | null | undefined;
    readonly skill: {
      readonly name: string;
    };
    readonly startTime: string;
    readonly timeZone: string | null | undefined;
  }>;
  readonly locations: ReadonlyArray<{
    readonly address: {
      readonly city: string;
      readonly stateCode: string;
    };
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
  }>;
  readonly organizationAdmins: ReadonlyArray<{
    readonly id: string;
    readonly organization: {
      readonly databaseId: number;
    };
    readonly person: {
      readonly displayName: string;
    };
  }>;
  readonly pros: ReadonlyArray<{
    readonly city: string | null | undefined;
    readonly displayName: string;
    readonly id: string;
    readonly uuid: string;
  }>;
  readonly teamMembers: ReadonlyArray<{
    readonly id: string;
    readonly location: {
      readonly databaseId: number;
    };
    readonly person: {
      readonly displayName: string;
    };
    readonly role: MemberRole | null | undefined;
  }>;
  readonly " $fragmentType": "resultGroups_results";
};
export type resultGroups_results$key = {
  readonly " $data"?: resultGroups_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"resultGroups_results">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "resultGroups_results"
};

(node as any).hash = "85c4e831211e054afde6e9b79a7c3fae";

export default node;
