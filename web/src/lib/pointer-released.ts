let isDown = false;
let waiting: (() => void)[] = [];

const release = (): void => {
  isDown = false;
  const told = waiting;
  waiting = [];
  // The click fires after the release and must find the same layout.
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

export const whenPointerReleased = (): Promise<void> =>
  isDown ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve();
