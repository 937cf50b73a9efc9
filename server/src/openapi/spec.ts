export type Json = { [key: string]: unknown };

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Json;
  style?: string;
  explode?: boolean;
};
type Content = Record<string, { schema?: Json }>;
export type OpenApiResponse = { $ref?: string; description?: string; content?: Content; headers?: Json };
export type OpenApiOperation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-resource'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content; required?: boolean };
  responses: Record<string, OpenApiResponse>;
  security?: Json[];
  'x-error-types'?: Json;
};
export type Document = {
  openapi: string;
  info: Json;
  servers?: Json[];
  tags?: Json[];
  security?: Json[];
  'x-resources'?: Json[];
  'x-errors'?: readonly { readonly type: string; readonly statuses: readonly number[] }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks?: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Json>; [kind: string]: unknown };
};
