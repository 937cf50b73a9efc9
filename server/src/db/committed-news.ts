/** A statement with this call writes live news. */
export const newsCall = 'public.tell_live';

const listeners = new Set<() => void>();

/** Calls back after each commit of this process that wrote live news. */
export const onCommittedNews = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Watches the statements of one connection for committed live news. */
export class NewsWatch {
  #hasNews = false;

  answered(text: string, commits: boolean): void {
    this.#hasNews = (this.#hasNews || text.includes(newsCall)) && text !== 'rollback';
    if (!commits || !this.#hasNews) return;
    this.#hasNews = false;
    for (const listener of listeners) listener();
  }
}
