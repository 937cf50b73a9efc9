import type { Operation } from '@shiptime/domain/plans/editing/operations';
import type { MissionFields } from '@shiptime/domain/plans/editing/patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import { ApiError } from '../../../lib/api-error.ts';
import type { MissionChange } from '../api.ts';
import type { PlannedMission } from '../plan.ts';
import type { EditorParts, EditorView } from './editor-parts.ts';
import { type Command, endedBy, stands } from './history-entry.ts';
import { keptOf, restore } from './kept-edits.ts';
import { discard, isUnsettled, settle } from './plan-choices.ts';
import {
  acknowledge,
  commanded,
  hasUnsaved,
  type Lost,
  merge,
  openPlanState,
  perform,
  performSeen,
  type PlanState,
  redoStep,
  undoStep,
  unsavedMissions,
  type Way,
} from './plan-state.ts';
import { afterFailure } from './refusals.ts';
import { type KeptOverlaps, savableChanges } from './savable.ts';
import { delayOf, reached, type Saving, savingStart, statusOf, withoutOldFailure } from './saving.ts';

/**
 * Drives one open plan: timers and the network around the pure state. One save is under way at a time; what others
 * saved is merged as soon as none is.
 */
export class PlanEditor {
  /** The missions of which something was brought back that a tab which is gone had not saved. */
  readonly restored: readonly Lost[];
  #plan: PlanState;
  /** What can be saved of it now. */
  #savable: ReturnType<typeof savableChanges>;
  #saving: Saving = savingStart;
  #overlaps: KeptOverlaps = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #disposed = false;
  #refreshAfter = false;
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  /** How often the server has taken something from here. */
  #saves = 0;
  /** Missions that were taken away from here. */
  readonly #ended = new Set<number>();
  #turn: Promise<unknown> | null = null;
  #view: EditorView;
  readonly #listeners = new Set<() => void>();
  readonly #parts: EditorParts;

  constructor(missions: readonly PlannedMission[], parts: EditorParts) {
    this.#parts = parts;
    const kept = parts.store.read() ?? [];
    this.#plan = restore(openPlanState(missions), kept);
    this.restored = unsavedMissions(this.#plan);
    this.#savable = savableChanges(this.#plan, this.#overlaps);
    this.#view = this.#viewNow();
    // What had arrived after all need not be kept any longer.
    if (kept.length > 0) this.#keep();
    this.#schedule();
  }

  readonly view = (): EditorView => this.#view;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `seen`: the missions as a dialog showed them when it was opened, or as they were when they were taken up. */
  perform(operation: Operation, seen?: readonly Mission[]): void {
    this.#edit(seen ? performSeen(this.#plan, operation, seen) : perform(this.#plan, operation));
  }

  /** False where someone else has changed the same since, so that nothing was put back. Throws what the server refuses. */
  async undo(): Promise<boolean> {
    return this.#inTurn(() => this.#step(undoStep, 'undo'));
  }

  async redo(): Promise<boolean> {
    return this.#inTurn(() => this.#step(redoStep, 'redo'));
  }

  /**
   * What changes how many missions there are: to what is shown, so that whatever waits is saved before. Throws
   * `unsettled` where that cannot be saved as it is and would be lost, and what the server refuses.
   */
  async command(command: Command): Promise<number | null> {
    return this.#inTurn(() => this.#run(command, 'new'));
  }

  settle(missionId: number, field: keyof MissionFields, mine: boolean): void {
    this.#edit(settle(this.#plan, missionId, field, mine));
  }

  /** What is not saved of these missions cannot be any more: the plan is no longer this planner's to edit. */
  discard(missionIds: readonly number[]): void {
    const plan = discard(this.#plan, new Set(missionIds));
    const saving = hasUnsaved(plan) ? this.#saving : { ...savingStart, savedAt: this.#saving.savedAt };
    this.#become(plan, saving);
  }

  /** It was read that these are gone, with what was to be saved of them. */
  noteLost(): void {
    this.#become({ ...this.#plan, lost: [] }, this.#saving);
  }

  /** Overlaps that may be saved, because someone has said why. */
  setKept(kept: KeptOverlaps): void {
    this.#overlaps = kept;
    this.#become(this.#plan, this.#saving);
  }

  /** Saves what can be saved; resolves when the server has it or has refused it. */
  async saveNow(keepalive = false): Promise<boolean> {
    while (this.#underWay) await this.#underWay;
    for (let batch = this.#nextBatch(); batch;) {
      const saves = this.#saves;
      await this.#save(keepalive);
      batch = saves === this.#saves ? null : this.#nextBatch();
    }
    return !hasUnsaved(this.#plan);
  }

  /** Someone else has saved, or something was done to a mission that is saved by itself. One look at a time. */
  async refresh(): Promise<void> {
    if (this.#looking) {
      this.#lookAgain = true;
      return this.#looking;
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
  }

  /** An answer that left before something was saved here is of yesterday: it is asked for again. */
  async #look(): Promise<void> {
    do {
      while (this.#underWay) await this.#underWay;
      this.#lookAgain = false;
      const saved = this.#saves;
      try {
        const rows = await this.#parts.load();
        if (saved === this.#saves && !this.#underWay)
          this.#become(merge(this.#plan, rows, this.#ended), reached(this.#saving));
        else this.#lookAgain = true;
      } catch {
        // The next save or the next event tells.
      }
    } while (this.#lookAgain);
  }

  /** A key that is held down undoes one thing after another, also where one waits for the server. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (this.#turn) await this.#turn.catch(() => undefined);
    const turn = work();
    this.#turn = turn;
    try {
      return await turn;
    } finally {
      if (this.#turn === turn) this.#turn = null;
    }
  }

  async #step(next: typeof undoStep, way: 'undo' | 'redo'): Promise<boolean> {
    const step = next(this.#plan);
    if (!step) return true;
    if (step.kind === 'command') {
      await this.#run(step.command, way);
      return true;
    }
    this.#edit(step.state);
    return !step.isContested;
  }

  async #run(command: Command, way: Way): Promise<number | null> {
    const { history } = this.#plan;
    try {
      const known = this.#plan.rows;
      await this.saveNow();
      if (isUnsettled(this.#plan, command)) throw new ApiError(409, { type: 'unsettled' });
      // Where someone else has changed it in this moment, the server is to say so.
      const rows = stands(this.#plan.missions, command) ? this.#plan.rows : known;
      const born = await this.#parts.run(command, rows);
      for (const id of endedBy(command)) this.#ended.add(id);
      this.#saves += 1;
      this.#become(commanded(this.#plan, { command, born, way, history }), this.#saving);
      return born;
    } finally {
      await this.refresh();
    }
  }

  #edit(plan: PlanState): void {
    if (plan === this.#plan) return;
    const now = this.#parts.now();
    const dirtySince = this.#saving.dirtySince ?? now;
    this.#become(plan, { ...this.#saving, dirtySince, changedAt: now });
  }

  #viewNow(): EditorView {
    const status = statusOf(this.#saving, this.#plan, this.#savable.size);
    return { plan: this.#plan, saving: this.#saving, status };
  }

  #become(plan: PlanState, saving: Saving): void {
    this.#plan = plan;
    this.#savable = savableChanges(plan, this.#overlaps);
    this.#saving = withoutOldFailure(saving, this.#savable.size);
    this.#view = this.#viewNow();
    this.#keep();
    for (const listener of this.#listeners) listener();
    this.#schedule();
  }

  #keep(): void {
    // After it, the store may be another editor's.
    if (this.#disposed) return;
    const kept = keptOf(this.#plan);
    if (kept.length > 0) this.#parts.store.write(kept);
    else this.#parts.store.clear();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#disposed) return;
    const isDue = this.#savable.size > 0 && !this.#underWay;
    const wait = isDue ? delayOf(this.#saving, this.#parts.now()) : null;
    if (wait !== null) this.#timer = setTimeout(() => void this.#save(false), wait);
  }

  async #save(keepalive: boolean): Promise<void> {
    if (this.#underWay) return this.#underWay;
    const batch = this.#nextBatch();
    if (!batch) return;
    this.#become(this.#plan, { ...this.#saving, isSending: true });
    this.#underWay = this.#send(batch.planId, batch.changes, keepalive).finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
    if (this.#refreshAfter) {
      this.#refreshAfter = false;
      await this.refresh();
    }
    this.#schedule();
  }

  /** What can be saved of one plan: all of it or none; other plans have their turn afterwards. */
  #nextBatch(): { readonly planId: number; readonly changes: readonly MissionChange[] } | null {
    const rows = [...this.#savable].flatMap(([id, fields]) => {
      const row = this.#plan.rows.get(id);
      return row ? [{ row, fields }] : [];
    });
    const planId = rows[0]?.row.vessel_plan_id;
    if (planId === undefined) return null;
    const changes = rows
      .filter(({ row }) => row.vessel_plan_id === planId)
      .map(({ row, fields }) => ({ ...fields, id: row.id, lock_version: row.lock_version }));
    return { planId, changes };
  }

  async #send(planId: number, changes: readonly MissionChange[], keepalive: boolean): Promise<void> {
    const saving = { ...this.#saving, isSending: false };
    try {
      const rows = await this.#parts.save(planId, changes, keepalive);
      this.#saves += 1;
      const plan = acknowledge(this.#plan, rows);
      const dirty = hasUnsaved(plan) ? this.#parts.now() : null;
      this.#become(plan, {
        ...saving,
        failure: null,
        attempts: 0,
        savedAt: this.#parts.now(),
        dirtySince: dirty,
        changedAt: dirty === null ? null : (this.#saving.changedAt ?? dirty),
      });
    } catch (thrown) {
      const failed = afterFailure(
        this.#parts.toError(thrown),
        changes,
        this.#plan,
        saving,
        this.#parts.now(),
      );
      this.#refreshAfter = failed.isToLook;
      this.#become(failed.plan, failed.saving);
    }
  }
}
