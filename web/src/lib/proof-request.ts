type Ask = { readonly given: Promise<boolean>; readonly answer: (given: boolean) => void };

let asking: Ask | null = null;
const watchers = new Set<() => void>();

const become = (next: Ask | null): void => {
  asking = next;
  for (const watcher of watchers) watcher();
};

/** Collects calls that wait for a fresh proof; one proof serves all. */
export const proofRequest = {
  isOpen: (): boolean => asking !== null,
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  ask: (): Promise<boolean> => {
    if (asking) return asking.given;
    let answer: (given: boolean) => void = () => undefined;
    const given = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    become({ given, answer });
    return given;
  },
  answer: (given: boolean): void => {
    const open = asking;
    become(null);
    open?.answer(given);
  },
};
