import { expect, type BrowserContext } from '@playwright/test';

type Kind = 'mouse' | 'touch' | 'pen';

export const recordPointerUse = async (context: BrowserContext) => {
  const pressed: Kind[] = [];
  await context.exposeBinding('notePointer', (_, kind: Kind) => pressed.push(kind));
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { notePointer: (kind: string) => void }).notePointer;
    globalThis.addEventListener('pointerdown', ({ pointerType }) => note(pointerType), { capture: true });
  });
  return {
    expectNone: () => expect(pressed, 'somebody without a mouse').toEqual([]),
    expectOnly: (kind: Kind) => expect([...new Set(pressed)], `only by ${kind}`).toEqual([kind]),
  };
};
