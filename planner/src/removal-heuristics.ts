import { writeBestInsertion, applyInsertion } from './insertions.ts';
import type { SearchWorkspace } from './search-workspace.ts';

export type RemovalHeuristic = (work: SearchWorkspace, size: number) => void;

const someItem = (work: SearchWorkspace): number => {
  const { placed } = work.routes;
  for (let tries = 0; tries < 60; tries += 1) {
    const item = work.below(placed.length);
    if ((placed[item] as number) >= 0) return item;
  }
  return -1;
};

const anywhere: RemovalHeuristic = (work, size) => {
  for (let count = 0; count < size; count += 1) {
    const item = someItem(work);
    if (item >= 0) work.take(item);
  }
};

const clear = (work: SearchWorkspace, vessel: number, from: number, until: number, most: number): number => {
  const { routes, model } = work;
  const items: number[] = [];
  const stops = routes.stop[vessel] as Int32Array;
  const early = routes.early[vessel] as Int32Array;
  const late = routes.late[vessel] as Int32Array;
  for (let index = 0; index < (routes.count[vessel] as number); index += 1) {
    const option = stops[index] as number;
    if (option >= model.options || items.length >= most) continue;
    if (
      (late[index] as number) + (model.duration[option] as number) > from &&
      (early[index] as number) < until
    )
      items.push(model.item[option] as number);
  }
  for (const item of items) work.take(item);
  return items.length;
};

const neighbour = (work: SearchWorkspace, vessel: number): number => {
  const { model } = work;
  const options = model.optionsOfVessel[vessel] as Int32Array;
  if (options.length === 0) return work.below(model.vessels);
  const item = model.item[options[work.below(options.length)] as number] as number;
  const others = model.optionsOfItem[item] as Int32Array;
  return model.vessel[others[work.below(others.length)] as number] as number;
};

const slice: RemovalHeuristic = (work, size) => {
  const item = someItem(work);
  if (item < 0) return;
  const option = work.routes.placed[item] as number;
  let vessel = work.model.vessel[option] as number;
  const middle = ((work.model.earliest[option] as number) + (work.model.latest[option] as number)) / 2;
  const half = 30 + work.below(60 + size * 20);
  const vessels = 1 + work.below(3);
  for (let count = 0, left = size; count < vessels && left > 0; count += 1) {
    left -= clear(work, vessel, middle - half, middle + half, left);
    vessel = neighbour(work, vessel);
  }
};

const vessel: RemovalHeuristic = (work, size) => {
  const item = someItem(work);
  if (item < 0) return;
  clear(work, work.model.vessel[work.routes.placed[item] as number] as number, -1e9, 1e9, size * 2);
};

const related: RemovalHeuristic = (work, size) => {
  const { model, routes } = work;
  const item = someItem(work);
  if (item < 0) return;
  const options = model.optionsOfItem[item] as Int32Array;
  const { at: middle } = whereIs(work, item);
  const near: { item: number; distance: number }[] = [];
  for (const vessel of new Set(options.map((option) => model.vessel[option] as number))) {
    const stops = routes.stop[vessel] as Int32Array;
    const early = routes.early[vessel] as Int32Array;
    for (let position = 0; position < (routes.count[vessel] as number); position += 1) {
      const option = stops[position] as number;
      if (option >= model.options) continue;
      const distance = Math.abs((early[position] as number) - middle) * (0.5 + work.random());
      near.push({ item: model.item[option] as number, distance });
    }
  }
  work.take(item);
  near.sort((a, b) => a.distance - b.distance);
  for (const other of near.slice(0, size)) work.take(other.item);
};

const whereIs = (work: SearchWorkspace, item: number): { at: number } => {
  const { model, routes } = work;
  const option = routes.placed[item] as number;
  const vessel = model.vessel[option] as number;
  const position = (routes.stop[vessel] as Int32Array).indexOf(option);
  return { at: (routes.early[vessel] as Int32Array)[position] as number };
};

const poorest: RemovalHeuristic = (work, size) => {
  const { model, routes } = work;
  const found: { item: number; worth: number }[] = [];
  for (let tries = 0; tries < size * 4; tries += 1) {
    const item = someItem(work);
    if (item < 0) return;
    const option = routes.placed[item] as number;
    found.push({ item, worth: (model.value[option] as number) / (model.duration[option] as number) });
  }
  found.sort((a, b) => a.worth - b.worth);
  for (const { item } of found.slice(0, size)) work.take(item);
};

const forced: RemovalHeuristic = (work) => {
  const { model, routes } = work;
  let option = -1;
  for (let tries = 0; model.options > 0 && tries < 60 && option < 0; tries += 1) {
    const candidate = work.below(model.options);
    if (routes.isFree(model.item[candidate] as number)) option = candidate;
  }
  if (option < 0) return;
  const vessel = model.vessel[option] as number;
  const earliest = model.earliest[option] as number;
  const latest = model.latest[option] as number;
  const preferred = model.preferredFrom[option] as number;
  const start = work.random() < 0.4 ? preferred : earliest + work.below(latest - earliest + 1);
  work.touch(vessel);
  clear(work, vessel, start - 4, start + (model.duration[option] as number) + 4, 30);
  if (!routes.refresh(vessel)) return;
  const place = { gain: 0, position: -1, mate: -1, matePosition: -1 };
  writeBestInsertion(routes, option, place);
  if (place.position >= 0) applyInsertion(routes, option, place);
};

export const removalHeuristics: readonly RemovalHeuristic[] = [
  anywhere,
  slice,
  vessel,
  related,
  poorest,
  forced,
];
