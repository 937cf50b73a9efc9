export type JsonObject = { [key: string]: unknown };

export type OpenApiParameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonObject;
  style?: string;
  explode?: boolean;
};
type Content = Record<string, { schema?: JsonObject }>;
export type OpenApiResponse = {
  $ref?: string;
  description?: string;
  content?: Content;
  headers?: JsonObject;
};
export type OpenApiOperation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-resource'?: string;
  parameters?: OpenApiParameter[];
  requestBody?: { content: Content; required?: boolean };
  responses: Record<string, OpenApiResponse>;
  security?: JsonObject[];
  'x-error-types'?: JsonObject;
};
export type OpenApiDocument = {
  openapi: string;
  info: JsonObject;
  servers?: JsonObject[];
  tags?: JsonObject[];
  security?: JsonObject[];
  'x-resources'?: JsonObject[];
  'x-errors'?: readonly { readonly type: string; readonly statuses: readonly number[] }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks?: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonObject>; [kind: string]: unknown };
};
