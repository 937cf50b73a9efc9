import type { KeptOverlaps } from '@shiptime/domain/plans/conflicts/overlaps';
import type { PlanOperation } from '@shiptime/domain/plans/editing/plan-operations';
import { diffMissions, type MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import { ApiError } from '#lib/api-error.ts';
import { createSaveTiming } from '#lib/saving/save-timing.ts';
import { SavingEngine } from '#lib/saving/engine.ts';
import type { ApplicationPairs } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import type { PlanEditorAdapter, PlanEditorState } from './plan-editor-adapter.ts';
import { type MissionCommand, removedMissionIds, isCommandStillValid } from './history-entry.ts';
import { type StoredMissionEdits, missionEditsToStore, restoreStoredEdits } from './stored-edits.ts';
import { discardChanges, touchesContestedFields, resolveContestedField } from './contested-fields.ts';
import {
  acknowledgeBatch,
  type SaveBatch,
  beginBatch,
  recordEdit,
  ignoreSaveResultFor,
  findBlockingMissionIds,
  nextBatch,
  createPlanDocument,
  type PlanDocument,
  recordFailedBatch,
  receiveMissions,
  planSaveStatusOf,
  replacePlan,
} from './plan-document.ts';
import {
  recordCommand,
  hasUnsavedChanges,
  type UnsavedMission,
  createPlanState,
  applyUndoableOperation,
  mergeOperation,
  type PlanState,
  findRedoStep,
  findUndoStep,
  unsavedMissions,
  type CommandOrigin,
} from './plan-state.ts';
import { needsReload } from './refusals.ts';

export class PlanEditor {
  readonly restored: readonly UnsavedMission[];
  readonly #ended = new Set<number>();
  #pairs: ApplicationPairs = [];
  #turn: Promise<unknown> | null = null;
  #view: PlanEditorState | null = null;
  readonly #engine: SavingEngine<
    PlanDocument,
    SaveBatch,
    readonly MissionResource[],
    readonly StoredMissionEdits[]
  >;
  readonly #parts: PlanEditorAdapter;

  constructor(missions: readonly MissionResource[], parts: PlanEditorAdapter) {
    this.#parts = parts;
    const { now, toError, store, load } = parts;
    this.#engine = new SavingEngine(
      {
        pace: { quiet: 800, longest: 10_000 },
        now,
        toError,
        store,
        load,
        hasUnsaved: ({ plan }) => hasUnsavedChanges(plan),
        next: nextBatch,
        begun: beginBatch,
        send: async (batch, _, keepalive) => {
          const rows = await parts.save(batch.planId, batch.changes, keepalive);
          return (document) => acknowledgeBatch(document, batch, rows, now());
        },
        failed: (document, batch, error) => recordFailedBatch(document, batch, error, now()),
        isBehind: needsReload,
        merged: (document, rows) => receiveMissions(document, rows, this.#ended),
        kept: missionEditsToStore,
      },
      (kept) => createPlanDocument(restoreStoredEdits(createPlanState(missions), kept ?? [])),
    );
    this.restored = unsavedMissions(this.#engine.state().plan).filter(({ was, wanted }) =>
      diffMissions(was, wanted),
    );
  }

  readonly view = (): PlanEditorState => {
    const saving = this.#engine.state();
    if (this.#view?.saving !== saving)
      this.#view = { plan: saving.plan, saving, status: planSaveStatusOf(saving) };
    return this.#view;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#engine.subscribe(listener);

  /** `before`: missions as shown when the dialog opened or the drag began. */
  perform(operation: PlanOperation, before?: readonly Mission[]): void {
    const pairs = this.#pairs;
    this.#edit(
      before
        ? mergeOperation(this.#plan, operation, before, pairs)
        : applyUndoableOperation(this.#plan, operation, pairs),
    );
  }

  missionsInTheWay(operation: PlanOperation): readonly number[] {
    return findBlockingMissionIds(this.#engine.state(), operation, this.#pairs);
  }

  /** False if somebody else has changed the same fields; throws if the server refuses. */
  async undo(): Promise<boolean> {
    return this.#inTurn(() => this.#step(findUndoStep, 'undo'));
  }

  async redo(): Promise<boolean> {
    return this.#inTurn(() => this.#step(findRedoStep, 'redo'));
  }

  /**
   * Saves pending edits, then runs the command. Throws `unsettled` if edits would be lost, or the server's
   * refusal.
   */
  async command(command: MissionCommand): Promise<number | null> {
    return this.#inTurn(() => this.#run(command, 'new'));
  }

  settle(missionId: number, field: keyof MissionFields, mine: boolean): void {
    this.#edit(resolveContestedField(this.#plan, missionId, field, mine));
  }

  discard(missionIds: readonly number[]): void {
    const ids = new Set(missionIds);
    const document = replacePlan(
      ignoreSaveResultFor(this.#engine.state(), ids),
      discardChanges(this.#plan, ids),
    );
    this.#engine.become(
      hasUnsavedChanges(document.plan)
        ? document
        : { ...document, ...createSaveTiming(), savedAt: document.savedAt },
    );
  }

  noteLost(): void {
    this.#engine.become(replacePlan(this.#engine.state(), { ...this.#plan, lost: [] }));
  }

  setPairs(pairs: ApplicationPairs): void {
    this.#pairs = pairs;
  }

  setKept(kept: KeptOverlaps): void {
    this.#engine.become(replacePlan(this.#engine.state(), this.#plan, kept));
  }

  async saveNow(keepalive = false): Promise<boolean> {
    return this.#engine.saveNow(keepalive);
  }

  async refresh(): Promise<void> {
    await this.#engine.look();
  }

  dispose(): void {
    this.#engine.dispose();
  }

  get #plan(): PlanState {
    return this.#engine.state().plan;
  }

  /** Runs steps in sequence, so that a held undo key waits for the server. */
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

  async #step(next: typeof findUndoStep, way: 'undo' | 'redo'): Promise<boolean> {
    const step = next(this.#plan);
    if (!step) return true;
    if (step.kind === 'command') {
      await this.#run(step.command, way);
      return true;
    }
    this.#edit(step.state);
    return !step.isContested;
  }

  async #run(command: MissionCommand, way: CommandOrigin): Promise<number | null> {
    const { history } = this.#plan;
    try {
      const known = this.#plan.rows;
      await this.saveNow();
      if (touchesContestedFields(this.#plan, command)) throw new ApiError(409, { type: 'unsettled' });
      // Sends outdated version numbers after a concurrent change, so that the server refuses the command.
      const rows = isCommandStillValid(this.#plan.missions, command) ? this.#plan.rows : known;
      const born = await this.#parts.run(command, rows);
      for (const id of removedMissionIds(command)) this.#ended.add(id);
      this.#engine.recordSaved();
      const plan = recordCommand(this.#plan, { command, born, way, history });
      this.#engine.become(replacePlan(this.#engine.state(), plan));
      return born;
    } finally {
      await this.refresh();
    }
  }

  #edit(plan: PlanState): void {
    this.#engine.become(recordEdit(this.#engine.state(), plan, this.#parts.now()));
  }
}
