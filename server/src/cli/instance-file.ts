import { readFile } from 'node:fs/promises';
import { ticksInYear, type Instance } from '@shiptime/planner/instance';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const whole = z.int();
const count = whole.min(0);
const tick = whole.min(-10 * ticksInYear).max(10 * ticksInYear);
const index = whole.min(0);

const vesselSchema = z.object({
  id: index,
  region: z.string(),
  caps: z.array(z.string()),
  berths: count,
  heli: z.boolean(),
  speed: z.number().positive(),
  endurance: z.number().positive(),
  range: z.number().positive(),
  home: index,
  blocks: z.array(z.object({ s: tick.min(0), e: tick, pin: index, pout: index })),
});

const requestSchema = z.object({
  id: index,
  region: z.string(),
  type: z.string(),
  prio: whole.min(1).max(5),
  ops: whole.min(1).max(ticksInYear),
  mob: count,
  demob: count,
  ws: tick,
  we: tick,
  ps: tick,
  pe: tick,
  c1: whole.min(-1),
  c2: whole.min(-1),
  flexible: z.boolean(),
  minBerths: count,
  idealBerths: count,
  heli: z.boolean(),
  rangeNM: z.number().min(0),
  mobPort: index,
  demobPort: index,
  splittable: z.boolean(),
  portCallOk: z.boolean(),
  leastOps: whole.min(1).max(ticksInYear).optional(),
  leastPart: whole.min(1).max(ticksInYear).optional(),
});

const instanceSchema = z.object({
  ports: z.array(z.object({ name: z.string() })).min(1),
  dist: z.array(z.array(z.number().min(0).nullable())),
  vessels: z.array(vesselSchema).min(1),
  requests: z.array(requestSchema),
});

const wrongIn = ({ ports, dist, vessels, requests }: Instance): string | null => {
  const isPort = (port: number) => port < ports.length;
  if (dist.length !== ports.length || dist.some((row) => row.length !== ports.length))
    return `dist has to be a table of ${ports.length} by ${ports.length}`;
  for (const [position, { id, home, blocks }] of vessels.entries()) {
    if (id !== position) return `vessels[${position}].id has to be ${position}`;
    if (!isPort(home)) return `vessels[${position}].home is not a port`;
    let free = 0;
    for (const [number, { s, e, pin, pout }] of blocks.entries()) {
      const name = `vessels[${position}].blocks[${number}]`;
      if (!isPort(pin) || !isPort(pout)) return `${name} is at no port`;
      if (s < free || e <= s) return `${name} has to follow the one before it and to end after it begins`;
      free = e;
    }
  }
  const ids = new Set<number>();
  for (const [position, { id, mobPort, demobPort, c1, c2 }] of requests.entries()) {
    if (ids.has(id)) return `requests[${position}].id is there twice`;
    ids.add(id);
    if (!isPort(mobPort) || !isPort(demobPort)) return `requests[${position}] has a port that is not there`;
    if (c1 >= vessels.length || c2 >= vessels.length)
      return `requests[${position}] chooses a vessel that is not there`;
  }
  return null;
};

export const readInstance = async (file: string): Promise<Instance> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new StartupError(`The instance ${file} cannot be read.`);
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new StartupError(`The instance ${file} is not JSON.`);
  }
  const read = instanceSchema.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('');
    throw new StartupError(
      `The instance ${file} is not as it should be: ${place?.replace(/^\./, '') || 'the whole'}: ${issue?.message}.`,
    );
  }
  const wrong = wrongIn(read.data);
  if (wrong) throw new StartupError(`The instance ${file} is not as it should be: ${wrong}.`);
  return read.data;
};
