export const liveNewsCall = 'public.tell_live';

const listeners = new Set<() => void>();

export const onNewsCommitted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export class NewsWatch {
  #hasNews = false;

  answered(text: string, commits: boolean): void {
    this.#hasNews = (this.#hasNews || text.includes(liveNewsCall)) && text !== 'rollback';
    if (!commits || !this.#hasNews) return;
    this.#hasNews = false;
    for (const listener of listeners) listener();
  }
}
