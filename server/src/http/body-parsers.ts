import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import multipart, { type MultipartFile } from '@fastify/multipart';
import qs from 'qs';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { isStorableText } from '@shiptime/domain/shared/text';
import { findInternalRequest } from './method-override.ts';
import { invalidRefusal, Refusal } from './refusal.ts';
import { isSpooledFile, spoolUpload, type SpooledFile } from './spooled-files.ts';

export type UploadedFile = {
  readonly filename: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
};

export const uploadLimitBytes = 5 * 1024 * 1024;
export const jsonLimitBytes = 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    fromForm: boolean;
    sentVersion: unknown;
  }
  interface FastifyContextConfig {
    spools?: number;
  }
}

export const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);

const isFile = (value: unknown): boolean => isUploadedFile(value) || isSpooledFile(value);

const untrimmed = /password/i;

const deepest = 32;

/** Trims strings except passwords; empty becomes null (docs/contract.md 1, "Bodies in"). */
const tidy = (value: unknown, key = '', depth = 0): unknown => {
  if (depth > deepest) throw new Refusal('malformed', { message: 'answers:http.malformed_body' });
  if (typeof value === 'string') {
    if (untrimmed.test(key)) return value;
    const trimmed = value.trim();
    return trimmed === '' ? null : trimmed;
  }
  if (Array.isArray(value)) return value.map((item) => tidy(item, key, depth + 1));
  if (value !== null && typeof value === 'object' && !isFile(value)) {
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, tidy(v, k, depth + 1)]));
  }
  return value;
};

const nulsIn = (value: unknown, path = ''): FieldProblem[] => {
  if (typeof value === 'string') return isStorableText(value) ? [] : [{ field: path, code: 'invalid' }];
  if (value === null || typeof value !== 'object' || isFile(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => nulsIn(item, path === '' ? key : `${path}.${key}`));
};

const withoutNothing = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 1 && value[0] === '' ? [] : value.map(withoutNothing);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNothing(inner)]));
};

const parseForm = (text: string): unknown =>
  withoutNothing(qs.parse(text, { depth: 5, arrayLimit: 500, parameterLimit: 5000 }));

const tooLarge = (): Refusal =>
  new Refusal('payload_too_large', { message: 'answers:http.payload_too_large' });

const envelope = 64 * 1024;
const limitsOf = (fileSize: number) => ({ fileSize, files: 5, fields: 5000, fieldSize: jsonLimitBytes });

export const maximumUploadBytesOf = ({ routeOptions }: FastifyRequest): number =>
  routeOptions.config.spools ?? uploadLimitBytes;

const dropWith = ({ raw }: FastifyReply, { handle }: SpooledFile): void => {
  const drop = () => void handle.close();
  raw.once('finish', drop).once('close', drop);
};

const readFile = async (request: FastifyRequest, reply: FastifyReply, part: MultipartFile) => {
  const { filename, mimetype } = part;
  if (request.routeOptions.config.spools === undefined) {
    const bytes = await part.toBuffer();
    return { file: { filename, mimetype, bytes }, size: bytes.length };
  }
  const file = await spoolUpload(part.file, { filename, mimetype });
  dropWith(reply, file);
  if (part.file.truncated) throw tooLarge();
  return { file, size: file.size };
};

const readParts = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const pairs: string[] = [];
  const files: Record<string, UploadedFile | SpooledFile> = {};
  const room = maximumUploadBytesOf(request);
  let size = 0;
  for await (const part of request.parts({ limits: limitsOf(room) })) {
    if (part.type === 'file') {
      const read = await readFile(request, reply, part);
      files[part.fieldname] = read.file;
      size += read.size;
    } else {
      const value = String(part.value);
      pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(value)}`);
      size += value.length;
    }
    if (size > room) throw tooLarge();
  }
  return { ...(parseForm(pairs.join('&')) as object), ...files };
};

const readMultipart = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  if (Number(request.headers['content-length'] ?? 0) > maximumUploadBytesOf(request) + envelope)
    throw tooLarge();
  try {
    return await readParts(request, reply);
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new Refusal('malformed', { message: 'answers:http.malformed_body' });
  }
};

export const registerBodyParsers = async (app: FastifyInstance): Promise<void> => {
  app.decorateRequest('fromForm', false);
  app.decorateRequest('sentVersion', undefined);
  const parseJson = app.getDefaultJsonParser('remove', 'ignore');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parseJson(request, body as string, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      request.fromForm = true;
      done(null, parseForm(body as string));
    },
  );
  await app.register(multipart);
  app.addHook('preValidation', async (request, reply) => {
    const handed = findInternalRequest(request);
    if (handed) {
      request.fromForm = handed.fromForm;
      request.body = handed.body;
    } else if (request.isMultipart()) {
      request.fromForm = true;
      request.body = await readMultipart(request, reply);
    }
    if (request.body !== null && typeof request.body === 'object') request.body = tidy(request.body);
    else if (request.body === undefined && request.method !== 'GET') request.body = {};
    const nuls = nulsIn(request.body);
    if (nuls.length > 0) throw invalidRefusal(nuls);
    request.sentVersion = (request.body as { lock_version?: unknown } | null | undefined)?.lock_version;
  });
};
