import { applicationDraftSchema, applicationFields } from '@shiptime/domain/applications/sections/form';
import { sectionOfField } from '@shiptime/domain/applications/sections/sections';
import type { Application } from '@shiptime/domain/applications/wire/application';
import {
  ResourceEditor,
  type EditStore,
} from '../../web/src/features/applications/autosave/resource-editor.ts';
import { displayedValues } from '../../web/src/features/applications/autosave/autosave-state.ts';
import { autosaveStatusOf } from '../../web/src/features/applications/autosave/autosave.ts';
import type { StoredEdits } from '../../web/src/lib/saving/merge-stored-edits.ts';
import { ApiError, type ErrorBody, toApiError } from '../../web/src/lib/api-error.ts';
import {
  toComparableText,
  CoEditorLog,
  canHoldBothEdits,
  longTextLength,
  numberFields,
  textFields,
} from './co-editor.ts';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

class KeptInMemory implements EditStore {
  #kept: string | null = null;
  read = (): StoredEdits | null => (this.#kept === null ? null : (JSON.parse(this.#kept) as StoredEdits));
  write = (kept: StoredEdits): void => {
    this.#kept = JSON.stringify(kept);
  };
  clear = (): void => {
    this.#kept = null;
  };
}

export class ScriptedEditor {
  readonly log: CoEditorLog;
  readonly #store = new KeptInMemory();
  readonly #url: string;
  readonly #token: string;
  readonly #id: number;
  readonly #random: () => number;
  readonly #stop = new AbortController();
  #editor: ResourceEditor | null = null;
  #open = new Set<string>();

  constructor(name: string, url: string, token: string, id: number, random: () => number) {
    this.log = new CoEditorLog(name);
    this.#url = url;
    this.#token = token;
    this.#id = id;
    this.#random = random;
  }

  async #call(method: string, path: string, body?: unknown): Promise<Application> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {
      throw new ApiError(0);
    });
    const json = (await answer.json().catch(() => {
      throw new ApiError(0);
    })) as ErrorBody & { data: Application };
    if (!answer.ok) throw new ApiError(answer.status, json);
    return json.data;
  }

  async start(): Promise<void> {
    await this.#reopen();
    void this.#listen();
  }

  async #reopen(): Promise<void> {
    const path = `/ship_time_requests/${this.#id}`;
    for (;;) {
      try {
        const editor = new ResourceEditor(await this.#call('GET', path), {
          fields: applicationFields,
          sectionOf: (field) => sectionOfField(field) ?? '',
          accepts: (field, value) => applicationDraftSchema.safeParse({ [field]: value }).success,
          patch: (body) => this.#call('PATCH', path, body),
          load: () => this.#call('GET', path),
          toError: toApiError,
          store: this.#store,
          now: () => Date.now(),
          enabled: true,
        });
        this.#editor = editor;
        void editor.refresh();
        editor.subscribe(() => this.#look());
        this.#look();
        return;
      } catch {
        await pause(500);
      }
    }
  }

  #look(): void {
    const state = this.#editor!.state();
    const values = displayedValues(state);
    for (const field of [...textFields, ...numberFields]) this.log.see(field, values[field]);
    for (const { field, theirs } of state.conflicts) {
      this.log.see(field, theirs);
      if (!this.#open.has(field)) this.log.counts.conflicts += 1;
    }
    this.#open = new Set(state.conflicts.map(({ field }) => field));
  }

  async #listen(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        const answer = await fetch(`${this.#url}/api/live?topics=ship_time_request:${this.#id}`, {
          headers: { authorization: `Bearer ${this.#token}` },
          signal,
        });
        void this.#editor!.refresh();
        for await (const chunk of answer.body!) {
          for (const [, version] of Buffer.from(chunk)
            .toString()
            .matchAll(/"lock_version":(\d+)/g))
            void this.#editor!.refresh(Number(version));
        }
      } catch {}
      if (!signal.aborted) await pause(500);
    }
  }

  #pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.#random() * all.length)]!;
  }

  async settle(): Promise<void> {
    const editor = this.#editor!;
    for (const { field } of editor.state().conflicts) {
      await pause(200 + this.#random() * 1500);
      const now = editor.state().conflicts.find((conflict) => conflict.field === field);
      if (!now) continue;
      const choice = this.#pick(['mine', 'theirs', 'both'] as const);
      const both = typeof now.mine === 'string' && canHoldBothEdits(now.mine, now.theirs);
      if (choice === 'theirs') {
        this.log.throwAway(toComparableText(now.mine));
        editor.resolve(field, now.theirs);
      } else {
        editor.resolve(
          field,
          choice === 'both' && both ? `${toComparableText(now.theirs)}\n\n${now.mine}` : now.mine,
        );
      }
      this.log.counts[choice] += 1;
    }
  }

  async #write(): Promise<void> {
    const editor = this.#editor!;
    if (this.#random() < 0.2) {
      editor.set(this.#pick(numberFields), 1 + Math.floor(this.#random() * 40));
      this.log.counts.edits += 1;
      return;
    }
    const field = this.#pick(textFields);
    if (toComparableText(displayedValues(editor.state())[field]).length > longTextLength) {
      this.log.throwAway(toComparableText(displayedValues(editor.state())[field]));
      editor.set(field, this.log.word(field));
    }
    const count = 1 + Math.floor(this.#random() * 4);
    for (let index = 0; index < count; index += 1) {
      editor.set(
        field,
        `${toComparableText(displayedValues(editor.state())[field])} ${this.log.word(field)}`.trim(),
      );
      await pause(80 + this.#random() * 500);
    }
    this.log.counts.edits += 1;
  }

  async work(): Promise<void> {
    await this.settle();
    if (this.#random() < 0.03) {
      this.#editor!.dispose();
      this.log.counts.crashes += 1;
      await this.#reopen();
    }
    await this.#write();
    await pause(500 + this.#random() * 4000);
  }

  status(): string {
    return autosaveStatusOf(this.#editor!.state());
  }

  async shown(): Promise<Record<string, string>> {
    const values = displayedValues(this.#editor!.state());
    return Object.fromEntries(textFields.map((field) => [field, toComparableText(values[field])]));
  }

  end(): void {
    this.#stop.abort();
    this.#editor?.dispose();
  }
}
