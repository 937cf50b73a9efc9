import type { Locator, Page } from '@playwright/test';
import { type Language, translator } from '../../e2e/words.ts';
import { fieldsChangedByDrag, fieldsChangedByMove, fieldsChangedByResize } from './bar-changes.ts';
import type { PlannerAction } from './planner-actions.ts';
import { findDragStartTime } from './record-answers.ts';

type Done = 'moved' | 'resized' | 'dragged' | 'edited' | 'added' | 'split' | 'joined' | 'deleted' | 'undone';

const mostTries = 4;

export class ScriptedPlanner {
  readonly deeds: PlannerAction[] = [];
  readonly counts = new Map<Done | 'settled' | 'cut off', number>();
  readonly #t;
  readonly page: Page;
  readonly name: string;
  readonly #random: () => number;

  constructor(page: Page, name: string, language: Language, random: () => number) {
    this.page = page;
    this.name = name;
    this.#t = translator(language);
    this.#random = random;
  }

  #pick<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#random() * all.length)];
  }

  #note(kind: PlannerAction['kind'], mission: number | null, at = Date.now()): void {
    this.deeds.push({ by: this.name, kind, mission, at });
  }

  #count(what: Done | 'settled' | 'cut off'): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  async shown(): Promise<Record<string, string>> {
    return this.page.evaluate(() => {
      const bars = [...document.querySelectorAll('[data-bar]')].map((bar) => [
        bar.id,
        bar.getAttribute('aria-label') ?? '',
      ]);
      const cards = [...document.querySelectorAll('section[aria-labelledby="unscheduled"] li')].map(
        (card, index) => [`card ${index}`, card.textContent ?? ''],
      );
      return Object.fromEntries([...bars, ...cards]) as Record<string, string>;
    });
  }

  status(): Promise<string | null> {
    return this.page.locator('[data-status]').getAttribute('data-status');
  }

  async saysOfSaving(): Promise<string> {
    const status = this.page.locator('[data-status]');
    const notices = this.page
      .locator('main')
      .getByRole('status')
      .or(this.page.locator('main').getByRole('alert'));
    const told = await Promise.all([status.allTextContents(), notices.allTextContents()]);
    return [await this.status(), ...told.flat()].join(' | ');
  }

  async #ids(): Promise<number[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => Number(bar.dataset['bar'])),
    );
  }

  #label(id: number): Promise<string | null> {
    return this.page.evaluate(
      (bar) => document.getElementById(bar)?.getAttribute('aria-label') ?? null,
      `bar-${id}`,
    );
  }

  async #onBar(
    what: Done,
    id: number,
    fieldsOf: typeof fieldsChangedByDrag,
    work: () => Promise<void>,
  ): Promise<void> {
    const [since, before] = [Date.now(), (await this.#label(id)) ?? ''];
    await work();
    const done = Date.now();
    const after = (await this.#label(id)) ?? '';
    const taken = await findDragStartTime(this.page, id, since);
    const deed = { by: this.name, kind: 'edit', mission: id, at: taken ?? done, done } as const;
    if (after !== before) this.deeds.push({ ...deed, fields: fieldsOf(before, after), before, after });
    else if (taken !== undefined && fieldsOf !== fieldsChangedByMove)
      this.deeds.push({ ...deed, fields: fieldsChangedByResize('', '') });
    if (after === before) return;
    this.#count(what);
  }

  async #keys(id: number, ...keys: readonly string[]): Promise<void> {
    await this.page.evaluate((bar) => document.getElementById(bar)?.focus(), `bar-${id}`);
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async #move(id: number): Promise<void> {
    const arrow = this.#random() < 0.5 ? 'ArrowLeft' : 'ArrowRight';
    const times = 1 + Math.floor(this.#random() * 5);
    const step = this.#random() < 0.2 ? 'Alt+' : '';
    await this.#onBar('moved', id, fieldsChangedByMove, () =>
      this.#keys(id, 'Space', ...Array.from({ length: times }, () => `${step}${arrow}`), 'Space'),
    );
  }

  async #resize(id: number): Promise<void> {
    const arrow = this.#random() < 0.5 ? 'ArrowLeft' : 'ArrowRight';
    await this.#onBar('resized', id, fieldsChangedByResize, () => this.#keys(id, 'r', arrow, arrow, 'Space'));
  }

  async #drag(id: number): Promise<void> {
    const bar = this.page.locator(`#bar-${id}`);
    const box = await bar.boundingBox({ timeout: 1_000 }).catch(() => null);
    if (!box) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const by = Math.round((this.#random() - 0.5) * 40);
    await this.#onBar('dragged', id, fieldsChangedByDrag, async () => {
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      await this.page.mouse.move(x + by / 2, y, { steps: 3 });
      await this.page.mouse.move(x + by, y, { steps: 3 });
      await this.page.mouse.up();
    });
  }

  async #dialog(id: number, button: string): Promise<Locator | null> {
    await this.#keys(id, 'Enter');
    const opener = this.page.getByRole('button', { name: this.#t(button), exact: true });
    try {
      await opener.click({ timeout: 3_000 });
      const dialog = this.page.locator('[role=dialog], [role=alertdialog]');
      await dialog.waitFor({ timeout: 3_000 });
      return dialog;
    } catch {
      await this.page.keyboard.press('Escape');
      return null;
    }
  }

  async #submit(dialog: Locator, button: string, pressed = () => {}): Promise<boolean> {
    try {
      await dialog.getByRole('button', { name: this.#t(button), exact: true }).click({ timeout: 3_000 });
      pressed();
      await dialog.waitFor({ state: 'detached', timeout: 5_000 });
      return true;
    } catch {
      await this.page.keyboard.press('Escape');
      return false;
    }
  }

  async #edit(id: number): Promise<void> {
    const dialog = await this.#dialog(id, 'scheduler:edit.button');
    const at = Date.now();
    if (!dialog) return;
    const made = {
      approved_berths: 1 + Math.floor(this.#random() * 20),
      ...(this.#random() < 0.4 && { notes: `${this.name} ${Math.floor(this.#random() * 1000)}` }),
    };
    const found: Record<string, string> = {};
    try {
      for (const [field, value] of Object.entries(made)) {
        const box = dialog.getByLabel(this.#t(`plans:fields.${field as keyof typeof made}.label`)).first();
        found[field] = await box.inputValue({ timeout: 3_000 });
        await box.fill(String(value), { timeout: 3_000 });
      }
    } catch {
      return;
    }
    await this.page.waitForTimeout(this.#random() * 1500);
    const isDone = await this.#submit(dialog, 'scheduler:edit.submit');
    const deed = {
      by: this.name,
      kind: 'edit',
      mission: id,
      at,
      done: Date.now(),
      fields: Object.keys(made),
    } as const;
    this.deeds.push(isDone ? { ...deed, found, made } : deed);
    if (isDone) this.#count('edited');
  }

  async #command(id: number, done: Done, button: string, submit: string): Promise<void> {
    const dialog = await this.#dialog(id, button);
    if (!dialog) return;
    if (await this.#submit(dialog, submit, () => this.#note('command', null))) this.#count(done);
  }

  async #add(): Promise<void> {
    await this.page.getByRole('button', { name: this.#t('scheduler:add.button'), exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.waitFor();
    await dialog
      .getByLabel(this.#t('plans:fields.title.label'))
      .first()
      .fill(`${this.name} ${Math.floor(this.#random() * 10_000)}`);
    if (await this.#submit(dialog, 'scheduler:add.submit')) this.#count('added');
  }

  async #undo(): Promise<void> {
    const before = await this.shown();
    this.#note('edit', null);
    await this.page.keyboard.press('Control+z');
    this.#count('undone');
    const at = Date.now();
    for (const [bar, after] of Object.entries(await this.shown())) {
      const was = before[bar];
      const mission = Number(bar.replace('bar-', ''));
      if (was === undefined || was === after || Number.isNaN(mission)) continue;
      const fields = fieldsChangedByDrag(was, after);
      this.deeds.push({ by: this.name, kind: 'edit', mission, at, fields, before: was, after });
    }
  }

  async #choose(): Promise<boolean> {
    const keys = ['scheduler:contested.mine', 'scheduler:contested.theirs'] as const;
    const key = this.#pick(keys) ?? keys[0];
    const kind = key === keys[0] ? 'settle' : 'give_way';
    const words = this.#t(key, { value: '' }).trim();
    const name = new RegExp(`^${words.replaceAll(/\s+/g, '\\s+')}`);
    const choice = this.page.getByRole('button', { name }).first();
    if (!(await choice.isVisible())) return false;
    const at = Date.now();
    try {
      const shown = (node: Element) => node.closest('[data-contested]')?.getAttribute('data-contested');
      const about = await choice.evaluate(shown, undefined, { timeout: 1_000 });
      const [mission, field = ''] = (about ?? '').split(' ');
      await choice.click({ timeout: 1_000 });
      this.deeds.push({ by: this.name, kind, mission: Number(mission), at, fields: [field] });
    } catch {
      return true;
    }
    this.#count('settled');
    return true;
  }

  async tidy(): Promise<void> {
    if (await this.page.locator('[role=dialog], [role=alertdialog]').isVisible())
      await this.page.keyboard.press('Escape');
    for (let tries = 0; tries < mostTries && (await this.status()) === 'waiting'; tries += 1) {
      if (!(await this.#choose())) {
        if (this.deeds.at(-1)?.before !== undefined) await this.#undo();
        else await this.#takeOff();
      }
      await this.page.waitForTimeout(50);
    }
  }

  async #takeOff(): Promise<void> {
    const overlap = this.#t('plans:conflict_titles.overlap');
    const troubled = Object.entries(await this.shown())
      .filter(([, label]) => label.split('. ').includes(overlap))
      .map(([bar]) => Number(bar.replace('bar-', '')));
    const id = this.#pick(troubled);
    if (id !== undefined) await this.#onBar('moved', id, fieldsChangedByMove, () => this.#keys(id, 'Delete'));
  }

  async cutOff(milliseconds: number): Promise<void> {
    this.#count('cut off');
    await this.page.context().setOffline(true);
    const id = this.#pick(await this.#ids());
    if (id !== undefined) await this.#move(id);
    await this.page.waitForTimeout(milliseconds);
    await this.page.context().setOffline(false);
  }

  async work(): Promise<void> {
    await this.tidy();
    const ids = await this.#ids();
    const id = this.#pick(ids);
    if (id === undefined) return this.#add();
    const dice = this.#random();
    if (dice < 0.36) await this.#move(id);
    else if (dice < 0.5) await this.#resize(id);
    else if (dice < 0.62) await this.#drag(id);
    else if (dice < 0.8) await this.#edit(id);
    else if (dice < 0.84 && ids.length < 14) await this.#add();
    else if (dice < 0.88 && ids.length < 14)
      await this.#command(id, 'split', 'scheduler:split.button', 'scheduler:split.submit');
    else if (dice < 0.91) await this.#command(id, 'joined', 'scheduler:join.button', 'scheduler:join.submit');
    else if (dice < 0.93 && ids.length > 4)
      await this.#command(id, 'deleted', 'scheduler:remove.button', 'scheduler:remove.submit');
    else if (dice < 0.97) await this.#undo();
    else await this.cutOff(500 + this.#random() * 2500);
  }
}
