import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { type StationEdit, type StationRow, applyStationEdits } from './station-edits.ts';
import { useStationActions } from './use-station-actions.ts';

const saved: readonly StationRow[] = ['A', 'B'].map((name, index) => ({
  ...{ id: index + 1, name, type: null, latitude: 44, longitude: -63, lock_version: 1 },
}));

const nothing = () => Promise.resolve(null);

const Stations = () => {
  const [edits, setEdits] = useState<readonly StationEdit[]>([]);
  const [chosen, choose] = useState<number | null>(1);
  const rows = applyStationEdits(saved, edits);
  const acts = useStationActions(
    {
      ...{ rows, change: nothing, move: nothing, remove: nothing },
      add: (values, position) => {
        const id = -1 - edits.length;
        setEdits([...edits, { kind: 'add', id, key: String(id), values, position, after: 2 }]);
        return id;
      },
    },
    { chosen, choose },
  );
  return (
    <>
      <button type="button" onClick={() => acts.addAt({ latitude: 43 - edits.length, longitude: -62 })}>
        Add
      </button>
      <p data-testid="order">{rows.map(({ latitude }) => latitude).join(' ')}</p>
    </>
  );
};

it('puts stations one after the other in the order of the clicks, before the portal has answered', async () => {
  await renderInApp(<Stations />, { language: 'en' });
  const add = page.getByRole('button', { name: 'Add' });
  for (let count = 0; count < 3; count += 1) await add.click();
  await expect.element(page.getByTestId('order')).toMatchTextContent('44 43 42 41 44');
});
