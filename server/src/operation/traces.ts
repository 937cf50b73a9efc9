import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TracedWork, tracedWorkChannel } from '../traced-work.ts';

export type TracesSettings = {
  /** Address of an OpenTelemetry collector, to which `/v1/traces` is added. */
  readonly endpoint: string;
  readonly version: string;
};

const sqlLimit = 2000;
const propagator = new W3CTraceContextPropagator();
const headers = {
  get: (request: FastifyRequest, name: string) => request.headers[name],
  keys: (request: FastifyRequest) => Object.keys(request.headers),
};

const spanOf = ({ kind, name }: TracedWork) => {
  if (kind !== 'query') return { name: `${kind} ${name}`, options: { kind: SpanKind.INTERNAL } };
  const operation = /\b(?!prepared\b)[a-z]+/iu.exec(name)?.[0] ?? 'query';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': name.slice(0, sqlLimit) };
  return { name: operation, options: { kind: SpanKind.CLIENT, attributes } };
};

/** Messages of errors may hold what people typed, so only the kind of error is sent. */
const markFailed = (span: Span | undefined, error: unknown): void => {
  span?.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span?.setStatus({ code: SpanStatusCode.ERROR });
};

/**
 * Sends traces of requests, queries, jobs, e-mails and webhooks by OTLP over HTTP. Call before building the
 * app.
 */
export const startTraces = ({ endpoint, version }: TracesSettings) => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shiptime', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('shiptime', version);
  const active = new AsyncLocalStorage<Span | undefined>();
  const spans = new WeakMap<object, Span>();

  const register = (message: unknown): void => {
    const { fastify: app } = message as { fastify: FastifyInstance };
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url;
      const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) };
      const name = route ? `${method} ${route}` : method;
      const caller = propagator.extract(ROOT_CONTEXT, request, headers);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller);
      spans.set(request, span);
      active.run(span, done);
    });
    // Restores the trace span, lost while the body is read.
    app.addHook('preHandler', (request, _reply, done) => active.run(spans.get(request), done));
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  };

  const begin = (work: TracedWork): Span | undefined => {
    const outer = active.getStore();
    // Skips queries outside traced work: workers poll the database every few seconds.
    if (!outer && work.kind === 'query') return undefined;
    const { name, options } = spanOf(work);
    const span = tracer.startSpan(name, options, outer ? trace.setSpan(ROOT_CONTEXT, outer) : ROOT_CONTEXT);
    spans.set(work, span);
    return span;
  };
  const fail = (message: unknown): void => {
    const work = message as TracedWork & { error: unknown };
    markFailed(spans.get(work), work.error);
  };
  const end = (message: unknown): void => spans.get(message as TracedWork)?.end();
  diagnostics.subscribe('fastify.initialization', register);
  tracedWorkChannel.start.bindStore(active, begin);
  tracedWorkChannel.error.subscribe(fail);
  tracedWorkChannel.asyncEnd.subscribe(end);
  return {
    stop: async (): Promise<void> => {
      diagnostics.unsubscribe('fastify.initialization', register);
      tracedWorkChannel.start.unbindStore(active);
      tracedWorkChannel.error.unsubscribe(fail);
      tracedWorkChannel.asyncEnd.unsubscribe(end);
      await provider.shutdown();
    },
  };
};
