export class SaveLog {
  sent = 0;
  acknowledged = 0;
  last = 0;
  #open = new Set<number>();

  begin(): number {
    this.sent += 1;
    this.#open.add(this.sent);
    return this.sent;
  }

  done(save: number): void {
    this.#open.delete(save);
    this.acknowledged += 1;
    this.last = save;
  }

  judge(stored: { save: number; counted: number }): string[] {
    const problems: string[] = [];
    const { save, counted } = stored;
    if (save < this.last) problems.push(`save ${this.last} was acknowledged, ${save} is stored`);
    if (save > this.sent) problems.push(`save ${save} is stored and was never sent`);
    if (save > this.last && !this.#open.has(save)) problems.push(`save ${save} was refused and is stored`);
    if (counted < this.acknowledged)
      problems.push(`${this.acknowledged} saves were acknowledged, ${counted} were counted`);
    if (counted > this.acknowledged + this.#open.size)
      problems.push(
        `${this.acknowledged + this.#open.size} saves can have been done, ${counted} were counted`,
      );
    return problems;
  }

  refused(save: number): void {
    this.#open.delete(save);
  }
}
