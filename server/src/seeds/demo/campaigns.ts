import { z } from 'zod';
import arcticAndQuebec from './data/campaigns-arctic-quebec.json' with { type: 'json' };
import atlantic from './data/campaigns-atlantic.json' with { type: 'json' };
import lakes from './data/campaigns-lakes.json' with { type: 'json' };
import pacific from './data/campaigns-pacific.json' with { type: 'json' };

const monthAndDay = z.string().regex(/^\d\d-\d\d$/);
const span = z.tuple([monthAndDay, monthAndDay]);

const stations = z.union([
  z.strictObject({ list: z.string(), from: z.int().optional(), take: z.int().optional() }),
  z.strictObject({
    line: z.tuple([z.string(), z.int(), z.number(), z.number(), z.number(), z.number(), z.string()]),
  }),
]);

export const draftStages = ['title', 'started', 'halfway', 'nearly', 'complete'] as const;
export type DraftStage = (typeof draftStages)[number];

/** `accepted` becomes a rejection if the plan has no room. */
const outcome = z.enum([
  ...draftStages.map((stage) => `draft:${stage}` as const),
  'submitted',
  'clarification_needed',
  'in_review',
  'unable_to_fulfill',
  'accepted',
  'withdrawn',
]);
export type CampaignOutcome = z.infer<typeof outcome>;

const campaign = z.strictObject({
  key: z.string(),
  language: z.enum(['en', 'fr']),
  proponent: z.string(),
  co_proponents: z.array(z.string()).max(5),
  agency: z.string(),
  manager: z.tuple([z.string(), z.email()]).nullable(),
  title: z.string(),
  summary: z.string(),
  impact: z.string(),
  objectives: z.string(),
  project_type: z.string(),
  type_note: z.string().nullable(),
  theme: z.string(),
  vessels: z.tuple([z.string(), z.string().nullable()]),
  justification: z.string(),
  berths: z.tuple([z.int(), z.int()]),
  helicopter: z.boolean(),
  equipment: z.string(),
  needs: z.strictObject({
    capabilities: z.array(z.string()),
    waters: z.array(z.string()),
    wire_length: z.int().optional(),
    a_frame_load: z.int().optional(),
    container_places: z.int().optional(),
  }),
  days: z.number(),
  hours: z.string(),
  window: span,
  start: span,
  mobilization: z.number(),
  demobilization: z.number(),
  ports: z.tuple([z.string(), z.string()]),
  port_calls: z.int(),
  constraints: z.string().nullable(),
  areas: z.array(z.string()),
  coastal_states: z.array(z.string()),
  territories: z.string().nullable(),
  protected_areas: z.array(z.string()),
  special: z.string().nullable(),
  considerations: z.array(z.strictObject({ name: z.string(), info_url: z.url() })),
  stations: z.array(stations),
  collaborators: z.array(z.tuple([z.string(), z.string(), z.string()])),
  funding: z.array(z.tuple([z.string(), z.number(), z.enum(['confirmed', 'pending'])])),
  multi_year: z.boolean(),
  future_note: z.string().nullable(),
  legs: z.enum(['amundsen', 'jois']).nullable(),
  years: z.strictObject({ final: outcome.optional(), review: outcome.optional(), open: outcome.optional() }),
});

export type Campaign = z.infer<typeof campaign>;
export type StationSource = z.infer<typeof stations>;

export const loadCampaigns = (): Campaign[] =>
  z.array(campaign).parse([...atlantic, ...arcticAndQuebec, ...pacific, ...lakes]);
