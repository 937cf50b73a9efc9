let isDown = false;
let waiting: (() => void)[] = [];

const release = (): void => {
  isDown = false;
  const told = waiting;
  waiting = [];
  // The click comes after the pointer is up: it is to meet what was pressed.
  setTimeout(() => {
    for (const tell of told) tell();
  });
};

if (typeof window !== 'undefined') {
  const listen = { capture: true, passive: true };
  window.addEventListener('pointerdown', () => (isDown = true), listen);
  window.addEventListener('pointerup', release, listen);
  window.addEventListener('pointercancel', release, listen);
}

/** What comes late waits until no pointer is down: under a finger nothing moves. */
export const pointerReleased = (): Promise<void> =>
  isDown ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve();
