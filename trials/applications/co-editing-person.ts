import type { BrowserContext, Page } from '@playwright/test';
import { type Language, translator } from '../../e2e/words.ts';
import { applicationForm } from '../../e2e/steps/apply.ts';
import {
  toComparableText,
  CoEditorLog,
  canHoldBothEdits,
  longTextLength,
  fieldsBySection,
} from './co-editor.ts';

type SectionName = keyof typeof fieldsBySection;
const sectionNames = Object.keys(fieldsBySection) as SectionName[];

const watch = () => {
  const last = new Map<string, string>();
  const { told } = window as unknown as { told: (...all: readonly string[]) => Promise<void> };
  setInterval(() => {
    for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[name]')) {
      const offered = area.closest('div')?.parentElement?.querySelectorAll('fieldset blockquote')[1];
      for (const [kind, value] of [
        ['shown', area.value],
        ['conflict', offered?.textContent ?? ''],
      ] as const) {
        if (last.get(`${kind} ${area.name}`) === value) continue;
        last.set(`${kind} ${area.name}`, value);
        void told(kind, area.name, value);
      }
    }
  }, 40);
};

export class CoEditingPerson {
  readonly log: CoEditorLog;
  readonly #context: BrowserContext;
  readonly #language: Language;
  readonly #address: (section: string) => string;
  readonly #random: () => number;
  #page: Page | null = null;
  #section: SectionName = 'project_description';

  constructor(name: string, context: BrowserContext, id: number, language: Language, random: () => number) {
    this.log = new CoEditorLog(name);
    this.#context = context;
    this.#language = language;
    this.#address = (section) => `/request/${id}?section=${section}&lang=${language}`;
    this.#random = random;
  }

  get page(): Page {
    return this.#page!;
  }

  async start(): Promise<void> {
    await this.#context.exposeFunction('told', (kind: string, field: string, value: string) => {
      if (kind === 'shown') return this.log.see(field, value);
      if (value === '') return;
      this.log.see(
        field,
        value === translator(this.#language)('application_form:conflict.empty') ? '' : value,
      );
      this.log.counts.conflicts += 1;
    });
    await this.#context.addInitScript(watch);
    await this.#open();
  }

  async #open(): Promise<void> {
    this.#page = await this.#context.newPage();
    await this.page.goto(this.#address(this.#section));
    await this.page.locator('textarea[name]').first().waitFor();
  }

  #pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.#random() * all.length)]!;
  }

  #field(field: string) {
    return this.page.locator(`textarea[name="${field}"]`);
  }

  async goTo(section: SectionName): Promise<void> {
    this.#section = section;
    await applicationForm(this.page, this.#language).goTo(section);
  }

  async settle(): Promise<void> {
    const t = translator(this.#language);
    for (const field of fieldsBySection[this.#section]) {
      const own = this.#field(field).locator('xpath=ancestor::div[2]').locator(':scope > fieldset');
      if ((await own.count()) === 0) continue;
      await this.page.waitForTimeout(300 + this.#random() * 1500);
      const [mine, theirs] = await own.locator('blockquote').allInnerTexts();
      if (mine === undefined || theirs === undefined) continue;
      const wanted = canHoldBothEdits(mine, theirs)
        ? this.#pick(['mine', 'theirs', 'both'] as const)
        : this.#pick(['mine', 'theirs'] as const);
      const words = { mine: 'keep_mine', theirs: 'take_theirs', both: 'keep_both' }[wanted];
      const button = own.getByRole('button', { name: t(`application_form:conflict.${words}`) });
      try {
        await button.focus({ timeout: 1500 });
        await this.page.keyboard.press('Enter');
      } catch {
        continue;
      }
      if (wanted === 'theirs') this.log.throwAway(mine);
      this.log.counts[wanted] += 1;
    }
  }

  async #type(): Promise<void> {
    const field = this.#pick(fieldsBySection[this.#section]);
    const area = this.#field(field);
    await area.focus();
    await this.page.keyboard.press('ControlOrMeta+End');
    const before = toComparableText(await area.inputValue());
    const isLong = before.length > longTextLength;
    if (isLong) {
      this.log.throwAway(before);
      await this.page.keyboard.press('ControlOrMeta+a');
    }
    const count = 1 + Math.floor(this.#random() * 4);
    for (let index = 0; index < count; index += 1)
      await this.page.keyboard.type(`${index === 0 && isLong ? '' : ' '}${this.log.word(field)}`, {
        delay: 15 + this.#random() * 50,
      });
    this.log.counts.edits += 1;
  }

  async #offline(): Promise<void> {
    this.log.counts.cuts += 1;
    await this.#context.setOffline(true);
    await this.#type();
    await this.page.waitForTimeout(1000 + this.#random() * 6000);
    await this.#type();
    await this.#context.setOffline(false);
  }

  async #closeAndComeBack(): Promise<void> {
    this.log.counts.crashes += 1;
    await this.#type();
    await this.page.close();
    await this.#open();
  }

  async work(): Promise<void> {
    await this.settle();
    const chance = this.#random();
    if (chance < 0.08) await this.#offline();
    else if (chance < 0.12) await this.#closeAndComeBack();
    else if (chance < 0.25) await this.goTo(this.#pick(sectionNames));
    else await this.#type();
    await this.page.waitForTimeout(200 + this.#random() * 2500);
  }

  async status(): Promise<string> {
    return (await this.page.locator('[data-status]').first().getAttribute('data-status')) ?? '';
  }

  async shown(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const section of sectionNames) {
      await this.goTo(section);
      for (const field of fieldsBySection[section])
        found[field] = toComparableText(await this.#field(field).inputValue());
    }
    return found;
  }

  async settleAll(): Promise<void> {
    for (const section of sectionNames) {
      await this.goTo(section);
      await this.settle();
    }
  }
}
