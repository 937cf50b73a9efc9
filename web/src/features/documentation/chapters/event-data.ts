import type { EventType } from '@shiptime/domain/integrations/event-types';

type Beginning = EventType extends infer T ? (T extends `${infer B}.${string}` ? B : never) : never;

/** What `data` of an event holds, by the beginning of its type; only `schedule.freed` holds more: the ship, and where there is room. */
const numbers: Readonly<Record<Beginning, readonly string[]>> = {
  application: ['ship_time_request_id', 'fiscal_year_id', 'vessel_id', 'from_status_id', 'to_status_id'],
  plan: ['vessel_plan_id', 'fiscal_year_id', 'vessel_id', 'from_level', 'to_level'],
  mission: ['mission_id', 'action', 'vessel_plan_id', 'fiscal_year_id', 'vessel_id'],
  constraint: ['scheduling_constraint_id', 'action', 'vessel_id'],
  schedule: ['fleet_plan_id', 'fiscal_year_id', 'version'],
  berth_request: ['berth_request_id', 'mission_id', 'vessel_id', 'fiscal_year_id', 'berths'],
  fiscal_year: ['fiscal_year_id'],
};

export const dataOf = (type: EventType): readonly string[] => [
  ...numbers[type.split('.')[0] as Beginning],
  ...(type === 'schedule.freed' ? ['vessel_id', 'legs'] : []),
];
