import SchemaBuilder, {
  BasePlugin,
  completeValue,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { encodeGlobalID } from '@pothos/plugin-relay';
import type { GraphQLFieldResolver } from 'graphql';

const pluginName = 'nodeId';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      nodeId: NodeIdPlugin<Types>;
    }
  }
}

type AnyResolver = GraphQLFieldResolver<unknown, object, object>;

/**
 * Resolves the global ids of nodes as values. The relay plugin promises each of them, and with it each row of a list is
 * waited for.
 */
class NodeIdPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.name !== 'id') return field;
    const { name, pothosOptions } = this.buildCache.getTypeConfig(field.parentType);
    const { id } = pothosOptions as { readonly id?: { readonly resolve: AnyResolver } };
    if (id === undefined) return field;
    return {
      ...field,
      resolve: (node: unknown, args: object, context: Types['Context'], info) =>
        completeValue(id.resolve(node, args, context, info), (known) => encodeGlobalID(name, String(known))),
    };
  }
}

SchemaBuilder.registerPlugin(pluginName, NodeIdPlugin);

export default pluginName;
