import type { Position } from './position.ts';
import { findSketchedAreasAt } from './sketched-areas.ts';
import type { PositionFacts } from './position-facts.ts';
import { sketchedProjectAreas } from './sketched-project-areas.ts';

export const outlinedProjectAreas: ReadonlySet<string> = new Set([
  ...['bay-of-fundy', 'gulf-of-maine', 'labrador-sea', 'gulf', 'st-lawrence-estuary', 'hudson-strait'],
  ...['hudson-bay-proper', 'hudson-bay', 'davis-strait', 'baffin-bay', 'beaufort-sea', 'northwest-passage'],
  ...['queen-charlotte-sound', 'hecate-strait', 'dixon-entrance', 'chukchi', 'bering', 'juan-de-fuca'],
  ...['strait-georgia', 'lake-superior', 'lake-huron', 'lake-erie', 'lake-ontario', 'lake-winnipeg'],
  'great-lakes',
]);

const mayHold = (key: string, spot: PositionFacts, position: Position): boolean => {
  if (outlinedProjectAreas.has(key)) return spot.projectAreas.includes(key);
  const sketch = sketchedProjectAreas[key];
  return !sketch || findSketchedAreasAt({ [key]: sketch }, position).length > 0;
};

export const isOutsideProjectAreas = (
  keys: readonly string[],
  spot: PositionFacts,
  position: Position,
): boolean => keys.length > 0 && !keys.some((key) => mayHold(key, spot, position));
